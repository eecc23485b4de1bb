import { contract, type SiteSettings } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { uploadPicture } from '../../test/world/webinars.ts';
import { makeWorld } from '../../test/world/world.ts';
import { readAudit } from '../platform/audit/audit.ts';

const world = await makeWorld();
const { read, save } = contract.admin.siteSettings;

const settings: SiteSettings = {
  phone: '۰۲۱ ۹۱۰۰ ۱۲۳۴',
  email: 'info@mashq.example',
  address: 'تهران، خیابان انقلاب',
  social: [{ network: 'eitaa', href: 'https://eitaa.com/mashq' }],
  seals: [{ name: 'نماد اعتماد', href: 'https://trustseal.enamad.ir/?id=1', picture: null }],
  seller_name: 'شرکت مشق',
  seller_code: '۱۴۰۰۱۲۳۴۵۶۷',
  tax_percent: 10,
};

const changes = async () =>
  (await readAudit(world.db, { target: 'site' })).map(({ action, after }) => ({ action, after }));

test('at first nothing is shown; what an administrator writes is what visitors get at once, without the seller', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const contact = () => world.call(null, contract.site.contact, {});
  expect((await contact()).body).toEqual({ phone: null, email: null, address: null, social: [], seals: [] });
  const { body } = await world.call(admin, save, { body: settings });
  const stored = { ...settings, phone: '021 9100 1234', seller_code: '14001234567' };
  expect(body).toEqual(stored);
  expect((await world.call(admin, read, {})).body).toEqual(stored);
  const { seller_name, seller_code, tax_percent, ...shown } = stored;
  expect((await contact()).body).toEqual(shown);
  await world.call(admin, save, { body: settings });
  const [first, ...more] = await changes();
  expect(more).toEqual([]);
  expect(first).toEqual({ action: 'site.settings', after: { changed: Object.keys(settings) } });
  expect(JSON.stringify(first)).not.toContain('9100');
  await world.call(admin, save, { body: { ...settings, phone: null } });
  expect((await changes()).map(({ after }) => after)).toContainEqual({ changed: ['phone'] });
  expect((await contact()).body).toMatchObject({ phone: null, address: settings.address });
});

test('what is no phone, e-mail, code or link is refused at its field, and nothing is written', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const before = (await world.call(admin, read, {})).body;
  const { status, body } = await world.call(admin, save, {
    body: {
      ...settings,
      phone: 'صفر بیست و یک',
      email: 'info@',
      seller_code: '12',
      social: [
        { network: 'telegram', href: 'https://eitaa.com/mashq' },
        { network: 'aparat', href: 'javascript:alert(1)' },
        { network: 'eitaa', href: 'https://eitaa.com/a' },
        { network: 'eitaa', href: 'https://eitaa.com/b' },
      ],
      seals: [{ name: 'نماد', href: 'http://a.example' }],
    },
  });
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as { fields: object }).fields).sort()).toEqual([
    'email',
    'phone',
    'seals.0',
    'seller_code',
    'social.aparat',
    'social.eitaa',
    'social.telegram',
  ]);
  expect((await world.call(admin, read, {})).body).toEqual(before);
});

test('a seal has a picture that visitors may see while it is there; that of somebody else is refused', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const statusOf = async (id: string) => (await world.app.inject({ url: `/api/site/sign/${id}/` })).statusCode;
  const [seal] = settings.seals;
  const withPicture = (picture: string | null) => ({
    body: { ...settings, seals: seal === undefined ? [] : [{ ...seal, picture }] },
  });
  const picture = await uploadPicture(world, admin);
  for (let time = 0; time < 2; time += 1) {
    expect((await world.call(admin, save, withPicture(picture))).body.seals).toMatchObject([{ picture }]);
  }
  expect((await world.call(null, contract.site.contact, {})).body.seals).toMatchObject([{ picture }]);
  expect(await statusOf(picture)).toBe(200);
  const second = await makePerson(world, { role: 'SYS_ADMIN' });
  expect((await world.call(admin, save, withPicture(await uploadPicture(world, second)))).status).toBe(404);
  expect(await statusOf(picture)).toBe(200);
  // Seals that were stored before they had pictures have none.
  await world.db.execute(sql`update site_settings set seals = '[{"name": "نماد", "href": "https://a.example"}]'`);
  expect((await world.call(null, contract.site.contact, {})).body.seals).toMatchObject([{ picture: null }]);
  await world.call(admin, save, withPicture(null));
});

test('the picture of a seal goes with it', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const picture = await uploadPicture(world, admin);
  const statusOf = async () => (await world.app.inject({ url: `/api/site/sign/${picture}/` })).statusCode;
  const seals = settings.seals.map((seal) => ({ ...seal, picture }));
  await world.call(admin, save, { body: { ...settings, seals } });
  expect(await statusOf()).toBe(200);
  await world.call(admin, save, { body: { ...settings, seals: [] } });
  expect(await statusOf()).toBe(404);
});
