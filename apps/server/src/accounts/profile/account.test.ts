import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { AVATARS, animalUrl } from './avatars.ts';
import { eraseDue } from './erase.ts';

const world = await makeWorld();
const own = contract.account;
const { classmates, publicProfile } = contract.member.classroom;
const { sendCode, login } = contract.auth;

const names = { first_name: 'سارا', last_name: 'احمدی', gender: 'FEMALE' as const };
let phones = 0;
const freshPhone = () => {
  phones += 1;
  return `0939${String(phones).padStart(7, '0')}`;
};

test('a child of a school chooses an avatar, and its name stays the school’s', async () => {
  const { students } = await makeClassroom(world);
  const child = students[0] ?? null;
  const before = (await world.call(child, own.read, { query: {} })).body;
  expect(before).toMatchObject({ can_rename: false, can_upload_picture: false });
  const [avatar] = (await world.call(child, own.avatars, {})).body;
  const { first_name, last_name } = before;
  const body = { first_name, last_name, gender: null, avatar: avatar?.id ?? '' };
  expect((await world.call(child, own.update, { query: {}, body })).body.profile_url).toBe(avatar?.url);
  const renamed = await world.call(child, own.update, { query: {}, body: { ...body, first_name: 'شاه' } });
  expect([renamed.status, renamed.refusal.code]).toEqual([422, 'name-of-school']);
  expect((await world.call(child, own.update, { query: {}, body: { ...body, avatar: '../x' } })).status).toBe(422);
  expect((await world.call(child, own.update, { query: {}, body: { ...body, avatar: '' } })).body.profile_url).toBe('');
});

test('there are at least 24 avatars, each with its picture', () => {
  expect(AVATARS.length).toBeGreaterThanOrEqual(24);
  const folder = join(import.meta.dirname, '../../../../web/public');
  for (const { url } of AVATARS) expect(existsSync(join(folder, url)), url).toBe(true);
});

test('a teacher changes names; the profile page shows where one is signed in, and a device is signed out', async () => {
  const username = fresh('teacher');
  const teacher = await makePerson(world, { role: 'TEACHER', username, password: 'the-password' });
  const signIn = async () =>
    (
      await world.call(
        null,
        login,
        { body: { username, password: 'the-password' } },
        { 'user-agent': 'Firefox/130 Linux' },
      )
    ).body as { access: string };
  const [one, other] = [await signIn(), await signIn()];
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const page = await world.call(
    null,
    own.update,
    { query: { isVisitingProfilePage: 'true' }, body: { ...names, first_name: 'مریم' } },
    as(one.access),
  );
  expect(page.body.first_name).toBe('مریم');
  const refused = await world.call(
    null,
    own.update,
    { query: {}, body: { ...names, first_name: 'مریم ۲' } },
    as(one.access),
  );
  expect(refused).toMatchObject({ status: 422, refusal: { fields: { first_name: expect.any(String) } } });
  expect(Object.keys(refused.refusal.fields ?? {})).toEqual(['first_name']);
  expect(page.body.devices?.map(({ name }) => name)).toEqual(['Firefox, Linux', 'Firefox, Linux']);
  const others = page.body.devices?.filter(({ is_current }) => !is_current) ?? [];
  expect(others).toHaveLength(1);
  for (let n = 0; n < 2; n += 1) {
    expect(
      (await world.call(null, own.endDevice, { params: { id: others[0]?.id ?? '' } }, as(one.access))).status,
    ).toBe(200);
  }
  expect((await world.brief(other.access)).status).toBe(401);
  expect((await world.brief(one.access)).status).toBe(200);
  const stranger = await makePerson(world, { role: 'TEACHER' });
  expect((await world.call(stranger, own.endDevice, { params: { id: others[0]?.id ?? '' } })).status).toBe(404);
  expect((await world.call(teacher, own.read, { query: {} })).body).not.toHaveProperty('devices');
});

test('a phone is changed once its code is right, and shows its last digits alone', async () => {
  const person = await makePerson(world, { role: 'TEACHER', phone: freshPhone() });
  const phone = freshPhone();
  const headers = { 'x-forwarded-for': '198.53.0.1' };
  await world.call(null, sendCode, { query: { phone, purpose: 'contact' } }, headers);
  const code = /\d{6}/.exec(world.messages.at(-1)?.body ?? '')?.[0] ?? '';
  const wrong = await world.call(
    person,
    own.setPhone,
    { body: { phone, code: code === '000000' ? '111111' : '000000' } },
    headers,
  );
  expect([wrong.status, wrong.refusal.code]).toEqual([422, 'wrong-code']);
  expect((await world.call(person, own.setPhone, { body: { phone, code } }, headers)).body.phone).toBe(
    `***${phone.slice(-4)}`,
  );
});

test('classmates see first name and picture of each other and nothing else; nobody sees strangers', async () => {
  const { students, teacher } = await makeClassroom(world);
  const elsewhere = await makeClassroom(world);
  const [child, mate] = students;
  const [shown] = (await world.call(child ?? null, classmates, {})).body;
  expect(shown?.teachers).toEqual([{ name: 'مریم کریمی', profile_url: '' }]);
  expect(shown?.classmates.map(({ first_name }) => first_name)).toEqual(['نام2', 'نام3']);
  // Who has chosen no picture has an animal, the same one every time.
  for (const { id, profile_url } of shown?.classmates ?? []) expect(profile_url).toBe(animalUrl(id));
  expect(shown?.classmates[0]?.profile_url).toMatch(/^\/avatars\/[a-z]+\.svg$/);
  expect(Object.keys(shown?.classmates[0] ?? {}).toSorted()).toEqual(['first_name', 'id', 'profile_url']);
  const seen = await world.call(child ?? null, publicProfile, { params: { id: mate?.id ?? '' } });
  expect(Object.keys(seen.body).toSorted()).toEqual(['badges', 'first_name', 'id', 'profile_url']);
  for (const id of [elsewhere.students[0]?.id, teacher.id]) {
    expect((await world.call(child ?? null, publicProfile, { params: { id: id ?? '' } })).status).toBe(404);
  }
  expect(await world.countQueries(() => world.services.classmates.classmates(child as never))).toBe(1);
});

test('the own data come as a file, without the secrets of others', async () => {
  const phone = freshPhone();
  const person = await makePerson(world, {
    role: 'STUDENT',
    phone,
    username: fresh('export'),
    password: 'the-password',
  });
  const { status, body } = await world.call(person, own.exportData, {});
  expect(status).toBe(200);
  const data = JSON.parse(await (body as unknown as File).text()) as { person: { phone: string } };
  expect(data.person.phone).toBe(phone);
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|password/);
});

test('deletion asks the password, waits two weeks, can be taken back, and then leaves no name', async () => {
  const { students } = await makeClassroom(world);
  const [{ id = '', schoolId = '' } = {}] = students;
  const child = { id, schoolId, role: 'student' as const };
  const username = fresh('leaving');
  await world.db.execute(sql`
    update account set username = ${username}, password_hash = ${await world.context.passwords.hash('the-password')} where id = ${id}`);
  expect((await world.call(child, own.askDeletion, { body: { password: 'no' } })).status).toBe(422);
  expect(await eraseDue(world.context)).toBe(0);
  const asked = await world.call(child, own.askDeletion, { body: { password: 'the-password' } });
  expect(asked.body.deletion_due_at).not.toBeNull();
  world.pass({ days: 13 });
  expect((await world.call(child, own.askDeletion, { body: { password: 'the-password' } })).body.deletion_due_at).toBe(
    asked.body.deletion_due_at,
  );
  expect(await eraseDue(world.context)).toBe(0);
  expect((await world.call(child, own.keepAccount, {})).body.deletion_due_at).toBeNull();
  world.pass({ days: 2 });
  expect(await eraseDue(world.context)).toBe(0);

  await world.call(child, own.askDeletion, { body: { password: 'the-password' } });
  world.pass({ days: 15 });
  expect(await eraseDue(world.context)).toBe(1);
  const [row] = await world.db.execute<Record<string, unknown>>(sql`select * from account where id = ${id}`);
  expect(row).toMatchObject({ first_name: 'حساب', phone: null, phone_hash: null, password_hash: null });
  expect(JSON.stringify(row)).not.toContain(username);
  // The server hears by a message of its database that an account is gone.
  await vi.waitFor(async () => expect((await world.call(child, own.read, { query: {} })).status).toBe(401));
  const events = await world.db.execute<{ action: string }>(
    sql`select action from audit_event where target = ${id} order by at`,
  );
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['person.ask-deletion', 'person.keep-account', 'person.erase']),
  );
});
