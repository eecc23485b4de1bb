import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { announceWebinar } from '../../test/world/webinars.ts';
import { makeWorld } from '../../test/world/world.ts';
import { readAudit } from '../platform/audit/audit.ts';
import { MAX_A_DAY } from './visitor-messages.ts';

const world = await makeWorld();
const { sendMessage } = contract.site;

const message = (more: object = {}) => ({
  id: randomUUID(),
  kind: 'contact' as const,
  subject: '',
  name: 'سارا احمدی',
  phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
  text: 'سلام',
  ...more,
});

test('a message is stored once for its id, with the phone in Latin digits, and administrators read it', async () => {
  const sent = message({ name: 'سارا احمدي' });
  for (const status of [201, 201]) expect((await world.call(null, sendMessage, { body: sent })).status).toBe(status);
  const found = (await world.services.visitorMessages.list()).filter(({ id }) => id === sent.id);
  expect(found).toMatchObject([{ name: 'سارا احمدی', phone: '09123456789', text: 'سلام', kind: 'contact' }]);
  expect((await world.call(null, sendMessage, { body: { ...sent, text: 'دیگر' } })).status).toBe(409);
});

test('a phone that is none and a message without words are refused, in Persian', async () => {
  const service = world.services.visitorMessages;
  await expect(service.send(message({ phone: '12' }), '192.0.2.1')).rejects.toMatchObject({
    extra: { fields: { phone: expect.stringContaining('شمارهٔ موبایل') } },
  });
  await expect(service.send(message({ text: '' }), '192.0.2.1')).rejects.toMatchObject({
    extra: { fields: { text: expect.any(String) } },
  });
  await expect(service.send(message({ kind: 'agent', text: '' }), '192.0.2.1')).rejects.toMatchObject({
    extra: { fields: { text: expect.any(String) } },
  });
  await service.send(message({ kind: 'agent', text: 'در یزد' }), '192.0.2.1');
  await service.send(message({ kind: 'webinar', subject: (await announceWebinar(world)).id, text: '' }), '192.0.2.1');
});

test('one network sends few at once; another is not in its way', async () => {
  const service = world.services.visitorMessages;
  for (let index = 0; index < 10; index += 1) await service.send(message(), '192.0.2.2');
  await expect(service.send(message(), '192.0.2.2')).rejects.toMatchObject({ kind: 'too-many' });
  await service.send(message(), '192.0.2.3');
});

test('a day takes a limited number of messages of all networks', async () => {
  const now = world.context.clock().toISOString();
  await world.db.execute(sql`
    insert into visitor_message (id, kind, webinar_key, name, phone, message, created_at)
    select gen_random_uuid(), 'contact', '', 'n', '09120000000', 't', ${now}::timestamptz
    from generate_series(1, ${MAX_A_DAY}::int)`);
  const service = world.services.visitorMessages;
  await expect(service.send(message(), '192.0.2.4')).rejects.toMatchObject({ kind: 'too-many' });
  world.pass({ hours: 25 });
  await service.send(message(), '192.0.2.4');
});

test('administrators page through them with phones masked; each look at a whole one is audited', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const calls = contract.admin.visitorMessages;
  const sent = message({ kind: 'webinar', subject: (await announceWebinar(world)).id });
  await world.services.visitorMessages.send(sent, '192.0.2.5');
  const { body } = await world.call(admin, calls.list, { query: { kind: 'webinar', size: '1' } });
  expect(body).toMatchObject({ items: [{ id: sent.id, phone_mask: '***6789', subject: sent.subject }] });
  expect(JSON.stringify(body)).not.toContain('09123456789');
  const shown = await world.call(admin, calls.showPhone, { params: { id: sent.id } });
  expect(shown.body).toEqual({ phone: '09123456789' });
  expect(await readAudit(world.db, { target: sent.id })).toMatchObject([
    { action: 'visitor-message.show-phone', actor: admin.id },
  ]);
});

test('a message is answered, closed and opened again by an administrator who is named, and each change is audited once', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN', firstName: 'نرگس', lastName: 'آذری' });
  const { list, setState } = contract.admin.visitorMessages;
  const sent = message({ kind: 'webinar', subject: (await announceWebinar(world)).id });
  await world.services.visitorMessages.send(sent, '192.0.2.6');
  const mark = (state: 'new' | 'answered' | 'closed', id = sent.id) =>
    world.call(admin, setState, { params: { id }, body: { state } });
  const statesOf = async () => {
    const found: string[] = [];
    for (const state of ['new', 'answered', 'closed', undefined] as const) {
      const query = { size: '100', kind: 'webinar' as const, ...(state && { state }) };
      const { body } = await world.call(admin, list, { query });
      if (body.items.some(({ id }) => id === sent.id)) found.push(state ?? 'all');
    }
    return found;
  };
  expect(await statesOf()).toEqual(['new', 'all']);
  const { body: first } = await mark('answered');
  expect(first).toMatchObject({
    id: sent.id,
    state: 'answered',
    handled_at: world.now().toISOString(),
    handled_by: 'نرگس آذری',
  });
  world.pass({ minutes: 5 });
  expect((await mark('answered')).body).toEqual(first);
  expect(await statesOf()).toEqual(['answered', 'all']);
  await mark('closed');
  expect(await statesOf()).toEqual(['closed', 'all']);
  expect((await mark('new')).body).toMatchObject({ state: 'new', handled_at: null, handled_by: null });
  expect(await statesOf()).toEqual(['new', 'all']);
  expect((await readAudit(world.db, { target: sent.id })).map(({ action }) => action).sort()).toEqual([
    'visitor-message.answer',
    'visitor-message.close',
    'visitor-message.reopen',
  ]);
  expect((await mark('answered', randomUUID())).status).toBe(404);
});
