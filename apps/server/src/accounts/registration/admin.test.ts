import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';

const world = await makeWorld();
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const calls = contract.admin.registrations;
const PASSWORD = 'a-good-password';
const PHONE = '09123456789';

async function ask({ kind = 'teacher', school = fresh('دبستان') }: { kind?: string; school?: string } = {}) {
  const id = randomUUID();
  const username = fresh('t').replaceAll('-', '');
  await world.db.execute(sql`
    insert into registration (id, kind, first_name, last_name, phone, username, password_hash, school_title, province_code,
      note, created_at)
    values (${id}, ${kind}, 'مریم', 'کریمی', ${world.context.phones.encrypt(PHONE)}, ${kind === 'interest' ? '' : username},
      ${kind === 'interest' ? null : await world.context.passwords.hash(PASSWORD)}, ${school}, 'IR-23', 'پایهٔ پنجم',
      ${world.now().toISOString()}::timestamptz)`);
  world.pass({ minutes: 1 });
  return { id, username, school };
}

const pending = async () => (await world.call(admin, calls.list, { query: { size: '100' } })).body;

test('requests that wait are listed by age with the phone masked; each look at a whole one is audited', async () => {
  const one = await ask();
  const two = await ask({ kind: 'interest' });
  const { items } = await pending();
  expect(items.map(({ id }) => id)).toEqual([one.id, two.id]);
  expect(items[0]).toMatchObject({ phone_mask: '***6789', province_name: 'تهران', school_title: one.school });
  expect(JSON.stringify(items)).not.toContain(PHONE);
  expect((await world.call(admin, calls.list, { query: { kind: 'interest' } })).body.total).toBe(1);
  expect((await world.call(admin, calls.showPhone, { params: { id: one.id } })).body).toEqual({ phone: PHONE });
  const audit = await readAudit(world.db, { target: one.id });
  expect(audit).toMatchObject([{ action: 'registration.show-phone', actor: admin.id }]);
  expect(JSON.stringify(audit)).not.toContain(PHONE);
  expect((await world.call(admin, calls.showPhone, { params: { id: randomUUID() } })).status).toBe(404);
});

test('a confirmed teacher signs in with the name and password of the request; a repeat changes nothing', async () => {
  const { id, username, school } = await ask();
  const sent = world.messages.length;
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await world.call(admin, calls.confirm, { params: { id }, body: {} });
    expect([status, body.state]).toEqual([200, 'confirmed']);
  }
  const [notice, ...more] = world.messages.slice(sent);
  expect(more).toEqual([]);
  expect(notice?.phone).toBe(PHONE);
  for (const words of [school, username, 'https://mashq.example/auth/login']) expect(notice?.body).toContain(words);
  expect(notice?.body).not.toContain(PASSWORD);
  const signedIn = await world.call(null, contract.auth.login, { body: { username, password: PASSWORD } });
  expect(signedIn.status).toBe(200);
  expect((await world.call(admin, calls.refuse, { params: { id }, body: { reason: 'اشتباه' } })).status).toBe(409);
  // Another teacher of a school of this name joins it only where it is chosen.
  const second = await ask({ school });
  const clash = await world.call(admin, calls.confirm, { params: { id: second.id }, body: {} });
  expect([clash.status, clash.refusal.code]).toEqual([409, 'school-exists']);
  const { items: found } = (await world.call(admin, contract.admin.schools.list, { query: { search: school } })).body;
  expect(found).toMatchObject([{ title: school, province_name: 'تهران' }]);
  const chosen = { school_id: found[0]?.id ?? '' };
  expect((await world.call(admin, calls.confirm, { params: { id: second.id }, body: chosen })).status).toBe(200);
});

test('a taken username can be replaced by another, which must be one', async () => {
  const { id, username } = await ask();
  await makePerson(world, { role: 'TEACHER', username });
  const params = { id };
  expect((await world.call(admin, calls.confirm, { params, body: {} })).refusal.code).toBe('username-taken');
  const wrong = await world.call(admin, calls.confirm, { params, body: { username: '۱۲ ۳' } });
  expect([wrong.status, wrong.refusal.fields]).toEqual([422, { username: expect.any(String) }]);
  const body = { username: `${username}2` };
  expect((await world.call(admin, calls.confirm, { params, body })).body.state).toBe('confirmed');
});

test('a refusal keeps its reason and nothing of the password', async () => {
  const { id } = await ask();
  for (let times = 0; times < 2; times += 1) {
    const { body } = await world.call(admin, calls.refuse, { params: { id }, body: { reason: 'مدرسه تأیید نکرد' } });
    expect(body).toMatchObject({ state: 'refused', reason: 'مدرسه تأیید نکرد' });
  }
  const [row] = await world.db.execute<{ hash: string | null }>(
    sql`select password_hash as hash from registration where id = ${id}`,
  );
  expect(row?.hash).toBeNull();
  expect((await world.call(admin, calls.confirm, { params: { id }, body: {} })).status).toBe(409);
  expect((await world.call(admin, calls.list, { query: { state: 'refused' } })).body.items[0]?.id).toBe(id);
});

test('two administrators who confirm at once make one account', async () => {
  const { id, username } = await ask();
  const both = await Promise.all([1, 2].map(() => world.call(admin, calls.confirm, { params: { id }, body: {} })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.db.execute(sql`select id from account where username = ${username}`)).toHaveLength(1);
});

test('a school of this name in this province is named with the request; its manager and the teacher are notified', async () => {
  const first = await ask({ kind: 'school', school: 'دبستان نیک\u200cاندیش' });
  await world.call(admin, calls.confirm, { params: { id: first.id }, body: {} });
  const second = await ask({ school: 'دبستان نيك انديش' });
  const waiting = (await pending()).items.find(({ id }) => id === second.id);
  expect(waiting?.matching_school).toMatchObject({ title: 'دبستان نیک\u200cاندیش', province_name: 'تهران' });
  const school_id = waiting?.matching_school?.id ?? '';
  const { body } = await world.call(admin, calls.confirm, { params: { id: second.id }, body: { school_id } });
  expect(body.matching_school).toBeNull();
  const noticesOf = (username: string) =>
    world.db.execute<{ title: string; body: string }>(sql`
      select n.title, n.body from notification n join account a on a.id = n.account_id
      where a.username = ${username} order by n.created_at`);
  expect(await noticesOf(first.username)).toMatchObject([
    { title: 'حساب شما ساخته شد' },
    { title: 'معلم تازه در مدرسه', body: expect.stringContaining('مریم کریمی') },
  ]);
  expect(await noticesOf(second.username)).toMatchObject([{ body: expect.stringContaining('نیک\u200cاندیش') }]);
});
