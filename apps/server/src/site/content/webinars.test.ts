import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { webinarOf } from '../../../test/world/webinars.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { calendarText } from './calendar-file.ts';

const world = await makeWorld();
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { list, create, change, remove } = contract.admin.webinars;
const { sendMessage, webinars, webinarCalendar } = contract.site;

const shown = async () => (await world.call(null, webinars, {})).body.map(({ id }) => id);
const actions = async (target: string) => (await readAudit(world.db, { target })).map(({ action }) => action).sort();
const contentOf = ({ id: _, ...content }: ReturnType<typeof webinarOf>) => content;

test('an announced webinar is seen by visitors until it is over, and its second sending makes no other', async () => {
  const webinar = webinarOf(world);
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await world.call(admin, create, { body: webinar });
    expect(status).toBe(201);
    expect(body).toEqual({ ...webinar, registered_count: 0, is_over: false });
  }
  expect((await world.call(null, webinars, {})).body).toEqual([webinar]);
  expect(await actions(webinar.id)).toEqual(['webinar.create']);
  expect((await world.call(admin, create, { body: { ...webinar, title: 'دیگر' } })).status).toBe(409);
  const { statusCode, headers, body } = await world.app.inject({ url: `/api/site/webinars/${webinar.id}/calendar/` });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(body).toContain(`UID:${webinar.id}@mashq`);

  world.pass({ hours: 26 });
  expect(await shown()).toEqual([]);
  expect((await world.call(null, webinarCalendar, { params: { id: webinar.id } })).status).toBe(404);
  const { body: page } = await world.call(admin, list, { query: {} });
  expect(page.items.find(({ id }) => id === webinar.id)).toMatchObject({ is_over: true });
});

test('the next one comes first; who has registered is counted', async () => {
  const at = (hours: number) => new Date(world.now().getTime() + hours * 3_600_000).toISOString();
  const later = webinarOf(world, { starts_at: at(50), ends_at: at(51) });
  const sooner = webinarOf(world, { starts_at: at(5), ends_at: at(6) });
  for (const body of [later, sooner]) await world.call(admin, create, { body });
  expect(await shown()).toEqual([sooner.id, later.id]);
  const message = { kind: 'webinar' as const, subject: sooner.id, name: 'سارا احمدی', phone: '09123456789' };
  await world.call(null, sendMessage, { body: { ...message, id: randomUUID() } });
  const { body } = await world.call(admin, list, { query: {} });
  expect(body.items.map(({ id, registered_count }) => [id, registered_count]).slice(0, 2)).toEqual([
    [later.id, 0],
    [sooner.id, 1],
  ]);
});

test('a change is written and noted once; what it said of before is known', async () => {
  const webinar = webinarOf(world);
  await world.call(admin, create, { body: webinar });
  const params = { id: webinar.id };
  const content = { ...contentOf(webinar), title: 'کسرها با کاغذ' };
  for (let time = 0; time < 2; time += 1) {
    expect((await world.call(admin, change, { params, body: content })).body).toMatchObject({ title: 'کسرها با کاغذ' });
  }
  expect(await actions(webinar.id)).toEqual(['webinar.change', 'webinar.create']);
  const [noted] = (await readAudit(world.db, { target: webinar.id })).filter(
    ({ action }) => action === 'webinar.change',
  );
  expect(noted?.before).toMatchObject({ title: webinar.title });
  expect((await world.call(admin, change, { params: { id: randomUUID() }, body: content })).status).toBe(404);
});

test('one that ends before it starts, or lasts for days, is refused at its field, and nothing is stored', async () => {
  const webinar = webinarOf(world);
  const start = Date.parse(webinar.starts_at);
  for (const hours of [-1, 0, 25]) {
    const body = { ...webinar, ends_at: new Date(start + hours * 3_600_000).toISOString() };
    const reply = await world.call(admin, create, { body });
    expect(reply.status).toBe(422);
    expect(Object.keys((reply.body as unknown as { fields: object }).fields)).toEqual(['ends_at']);
  }
  expect(await shown()).not.toContain(webinar.id);
});

test('one that is taken off the site is seen by nobody; who has registered for it stays, with its title', async () => {
  const webinar = webinarOf(world, { title: 'نشست خانواده‌ها' });
  await world.call(admin, create, { body: webinar });
  const message = {
    id: randomUUID(),
    kind: 'webinar' as const,
    subject: webinar.id,
    name: 'سارا احمدی',
    phone: '09123456789',
  };
  expect((await world.call(null, sendMessage, { body: message })).status).toBe(201);
  const params = { id: webinar.id };
  for (let time = 0; time < 2; time += 1)
    expect((await world.call(admin, remove, { params })).body).toEqual({ ok: true });
  expect(await actions(webinar.id)).toEqual(['webinar.create', 'webinar.remove']);
  expect(await shown()).not.toContain(webinar.id);
  expect((await world.call(admin, list, { query: {} })).body.items.map(({ id }) => id)).not.toContain(webinar.id);
  expect((await world.call(admin, change, { params, body: contentOf(webinar) })).status).toBe(404);
  expect((await world.call(admin, create, { body: webinar })).status).toBe(409);
  expect((await world.call(admin, remove, { params: { id: randomUUID() } })).status).toBe(404);
  const query = { webinar: webinar.id };
  const { body } = await world.call(admin, contract.admin.visitorMessages.list, { query });
  expect(body.items).toMatchObject([{ id: message.id, subject_title: 'نشست خانواده‌ها' }]);
  // Sent again it is the same registration; another one comes too late.
  expect((await world.call(null, sendMessage, { body: message })).status).toBe(201);
  expect((await world.call(null, sendMessage, { body: { ...message, id: randomUUID() } })).status).toBe(404);
});

test('a calendar file has short lines and times in UTC', () => {
  const text = calendarText({
    id: 'a',
    title: 'یک; دو, سه',
    summary: 'نشستی برخط و رایگان برای معلم‌ها و خانواده‌ها؛ یک ساعت، با مثال‌هایی از سوم تا ششم.',
    starts_at: '2027-01-14T14:30:00.000Z',
    ends_at: '2027-01-14T15:30:00.000Z',
    place: 'برخط',
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20270114T143000Z\r\n');
  expect(unfolded).toContain('SUMMARY:یک\\; دو\\, سه\r\n');
});
