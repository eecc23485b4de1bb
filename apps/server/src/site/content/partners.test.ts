import { randomUUID } from 'node:crypto';
import { contract, MAX_PARTNERS } from '@mashq/api/contract';
import { beforeEach, expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { uploadPicture } from '../../../test/world/webinars.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { list, create, change, order, remove } = contract.admin.partners;
const partnerOf = (name: string, picture: string | null = null) => ({ id: randomUUID(), name, picture });
const shown = async () => (await world.call(null, contract.site.partners, {})).body;
const names = async () => (await shown()).map(({ name }) => name);
const actions = async (target: string) => (await readAudit(world.db, { target })).map(({ action }) => action).sort();
const storedFiles = () =>
  (world.context.storage as ReturnType<typeof memoryStorage>).keys().filter((key) => key.includes('/image/'));
const pictureStatus = async (id: string) => (await world.app.inject({ url: `/api/site/sign/${id}/` })).statusCode;

beforeEach(async () => {
  for (const { id } of (await world.call(admin, list, {})).body) await world.call(admin, remove, { params: { id } });
});

test('schools are shown in the order in which they were added or put; the same sent twice changes once', async () => {
  const [sun, rain, sea] = [partnerOf('آفتاب'), partnerOf('باران'), partnerOf('دریا')];
  for (const body of [sun, rain, sea, sun]) expect((await world.call(admin, create, { body })).status).toBe(201);
  expect(await names()).toEqual(['آفتاب', 'باران', 'دریا']);
  const ids = [sea.id, sun.id, rain.id];
  for (let time = 0; time < 2; time += 1) {
    expect((await world.call(admin, order, { body: { ids } })).body.map(({ id }) => id)).toEqual(ids);
  }
  expect(await names()).toEqual(['دریا', 'آفتاب', 'باران']);
  expect((await actions('site')).filter((action) => action === 'partner.order')).toHaveLength(1);
  for (const wrong of [[sea.id], [sea.id, sea.id, sun.id], [sea.id, sun.id, randomUUID()]]) {
    expect((await world.call(admin, order, { body: { ids: wrong } })).status).toBe(409);
  }
  await world.call(admin, create, { body: partnerOf('نرگس') });
  expect(await names()).toEqual(['دریا', 'آفتاب', 'باران', 'نرگس']);
  expect((await world.call(admin, create, { body: { ...sun, name: 'دیگر' } })).status).toBe(409);
});

test('a sign is served to visitors while its school shows it, and its bytes go with it', async () => {
  const before = storedFiles().length;
  const picture = await uploadPicture(world, admin);
  expect(await pictureStatus(picture)).toBe(404);
  const partner = partnerOf('آفتاب', picture);
  await world.call(admin, create, { body: partner });
  const reply = await world.app.inject({ url: `/api/site/sign/${picture}/` });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(await shown()).toEqual([partner]);

  const next = await uploadPicture(world, admin);
  const params = { id: partner.id };
  for (let time = 0; time < 2; time += 1) {
    await world.call(admin, change, { params, body: { name: 'آفتاب', picture: next } });
  }
  expect(await actions(partner.id)).toEqual(['partner.change', 'partner.create']);
  expect([await pictureStatus(picture), await pictureStatus(next)]).toEqual([404, 200]);
  for (let time = 0; time < 2; time += 1) expect((await world.call(admin, remove, { params })).body).toEqual([]);
  expect(await actions(partner.id)).toEqual(['partner.change', 'partner.create', 'partner.remove']);
  expect(await pictureStatus(next)).toBe(404);
  expect(storedFiles()).toHaveLength(before);
  expect((await world.call(admin, change, { params, body: { name: 'آفتاب', picture: null } })).status).toBe(404);
  expect((await world.call(admin, remove, { params: { id: randomUUID() } })).status).toBe(404);
});

test('a picture of somebody else, of another school or of a message becomes no sign', async () => {
  const other = await makePerson(world, { role: 'SYS_ADMIN' });
  const used = await uploadPicture(world, admin);
  await world.call(admin, create, { body: partnerOf('باران', used) });
  const { students } = await makeClassroom(world, { students: 1 });
  const sent = await uploadPicture(world, admin);
  const chat = { params: { chatId: students[0]?.id ?? '' }, body: { id: randomUUID(), message: '', image: sent } };
  expect((await world.call(admin, contract.chat.answer, chat)).status).toBe(200);
  for (const picture of [await uploadPicture(world, other), used, sent, randomUUID()]) {
    expect((await world.call(admin, create, { body: partnerOf('آفتاب', picture) })).status).toBe(404);
  }
  expect(await names()).toEqual(['باران']);
  expect(await pictureStatus(used)).toBe(200);
});

test('another administrator keeps the sign of the first, and may change the name', async () => {
  const partner = partnerOf('آفتاب', await uploadPicture(world, admin));
  await world.call(admin, create, { body: partner });
  const second = await makePerson(world, { role: 'SYS_ADMIN' });
  const { body } = await world.call(second, change, {
    params: { id: partner.id },
    body: { name: 'آفتاب تابان', picture: partner.picture },
  });
  expect(body).toEqual([{ ...partner, name: 'آفتاب تابان' }]);
});

test('the list is full at its bound', async () => {
  for (let count = 0; count < MAX_PARTNERS; count += 1)
    await world.call(admin, create, { body: partnerOf(`دبستان ${count}`) });
  expect((await world.call(admin, create, { body: partnerOf('یکی بیشتر') })).status).toBe(409);
  expect(await shown()).toHaveLength(MAX_PARTNERS);
});
