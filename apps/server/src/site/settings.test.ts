import { contract, type SiteSettings } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { readAudit } from '../platform/audit/audit.ts';

const world = await makeWorld();
const { read, save } = contract.admin.siteSettings;

const settings: SiteSettings = {
  phone: '۰۲۱ ۹۱۰۰ ۱۲۳۴',
  email: 'info@mashq.example',
  address: 'تهران، خیابان انقلاب',
  social: [{ network: 'eitaa', href: 'https://eitaa.com/mashq' }],
  seals: [{ name: 'نماد اعتماد', href: 'https://trustseal.enamad.ir/?id=1' }],
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
