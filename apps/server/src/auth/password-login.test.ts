import { type ActiveUserSchema, contract } from '@mashq/api/contract';
import { decodeJwt } from 'jose';
import type { InferOutput } from 'valibot';
import { expect, test } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { closeAccounts } from '../school/roster/accounts.ts';

const world = await makeWorld();
const { login, refresh } = contract.auth;

interface SignedIn {
  access: string;
  refresh: string;
  user: InferOutput<typeof ActiveUserSchema>;
}

function signIn(username: string, password: string, from?: string) {
  return from === undefined
    ? world.call(null, login, { body: { username, password } })
    : world.call(null, login, { body: { username, password } }, { 'x-forwarded-for': from });
}

test('a teacher signs in and gets tokens, profile, classes and courses', async () => {
  const { schoolId, classId } = await makeClassroom(world, { grade: 6, students: 2 });
  const username = fresh('teacher');
  const { id } = await makePerson(world, { role: 'TEACHER', schoolId, username, password: 'گذرواژه ۱۲' });
  await world.services.roster.assignTeacher(classId, id);

  const { status, body } = await signIn(username, 'گذرواژه ۱۲');
  expect(status).toBe(200);
  const { access, user } = body as unknown as SignedIn;
  expect(user).toMatchObject({
    id,
    role: 'TEACHER',
    username,
    class: { id: classId, course_id: 3, students_count: 2 },
  });
  expect(user.courses.map((course) => [course.id, course.subject])).toEqual([
    [3, 'math'],
    [7, 'literature'],
    [11, 'science'],
  ]);
  const { exp = 0, iat, sid, ...claims } = decodeJwt(access);
  // Neither role nor school: these may change while it lives.
  expect(claims).toEqual({ sub: id, version: 0 });
  expect(exp).toBe(Math.floor(world.now().getTime() / 1000) + 12 * 60 * 60);
});

test('digits of name and password may come from any keyboard', async () => {
  const username = fresh('1405');
  await makePerson(world, { role: 'STUDENT', username, password: '123456' });
  const persian = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  expect((await signIn(persian(username).toUpperCase(), persian('123456'))).status).toBe(200);
  expect((await signIn(arabic(username), arabic('123456'))).status).toBe(200);
});

test('a wrong name, a wrong password and an account without one are answered alike', async () => {
  const [username, codeOnly] = [fresh('user'), fresh('user')];
  await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  await makePerson(world, { role: 'STUDENT', username: codeOnly });
  const answers = await Promise.all([
    signIn(username, 'wrong'),
    signIn(fresh('nobody'), 'wrong'),
    signIn(codeOnly, ''),
  ]);
  const [wrong, unknown] = answers;
  expect(wrong?.status).toBe(401);
  expect(wrong?.refusal.detail).toBe('نام کاربری یا رمز عبور اشتباه است.');
  expect(unknown?.status).toBe(401);
  expect(unknown?.refusal).toEqual(wrong?.refusal);
  expect((await signIn(codeOnly, 'x')).refusal).toEqual(wrong?.refusal);
});

test('after ten wrong passwords from one address even the right one waits, ever longer; elsewhere it does not', async () => {
  const username = fresh('user');
  await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => signIn(username, `wrong${n}`, '192.0.2.1')));
  expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));

  const refused = await signIn(username, 'right', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.refusal.detail).toContain('۲ ثانیهٔ دیگر');
  expect((await signIn(username, 'right', '192.0.2.2')).status).toBe(200);

  const waits: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { headers } = await signIn(username, 'right', '192.0.2.1');
    waits.push(Number(headers['retry-after']));
    world.pass({ seconds: waits.at(-1) ?? 0 });
    expect((await signIn(username, 'wrong', '192.0.2.1')).status).toBe(401);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  world.pass({ minutes: 15 });
  expect((await signIn(username, 'right', '192.0.2.1')).status).toBe(200);
});

test('signing in rightly is never limited: a class of forty behind one address', async () => {
  const username = fresh('user');
  await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  for (let n = 0; n < 40; n += 1) expect((await signIn(username, 'right', '192.0.2.3')).status).toBe(200);
});

test('a refresh token gives a new pair and nothing else; an access token gives none', async () => {
  const username = fresh('user');
  await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  const first = (await signIn(username, 'right')).body as unknown as SignedIn;
  world.pass({ hours: 1 });

  const renewed = await world.call(null, refresh, { body: { refresh: first.refresh } });
  expect(renewed.status).toBe(200);
  expect(decodeJwt(renewed.body.access).exp).toBe((decodeJwt(first.access).exp ?? 0) + 3600);

  expect((await world.call(null, refresh, { body: { refresh: first.access } })).status).toBe(401);
  expect((await world.brief(first.refresh)).status).toBe(401);
  expect((await world.brief(renewed.body.access)).status).toBe(200);
});

test('a token ends with its time', async () => {
  const username = fresh('user');
  await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  const { access, refresh: long } = (await signIn(username, 'right')).body as unknown as SignedIn;
  // Known from before, it ends all the same.
  expect((await world.brief(access)).status).toBe(200);
  world.pass({ hours: 11, minutes: 59, seconds: 58 });
  expect((await world.brief(access)).status).toBe(200);
  world.pass({ seconds: 3 });
  expect((await world.brief(access)).status).toBe(401);
  expect((await world.call(null, refresh, { body: { refresh: long } })).status).toBe(200);
  world.pass({ days: 30 });
  expect((await world.call(null, refresh, { body: { refresh: long } })).status).toBe(401);
});

test('ended sessions are over at once, at refresh and elsewhere', async () => {
  const username = fresh('user');
  const { id } = await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  const { access, refresh: long } = (await signIn(username, 'right')).body as unknown as SignedIn;
  expect((await world.brief(access)).status).toBe(200);
  await world.services.auth.endSessions(id);
  expect((await world.call(null, refresh, { body: { refresh: long } })).status).toBe(401);
  expect((await world.brief(access)).status).toBe(401);
  expect((await world.brief(((await signIn(username, 'right')).body as unknown as SignedIn).access)).status).toBe(200);
});

test('a token that was tampered with, or signed elsewhere, is none', async () => {
  const username = fresh('user');
  await makePerson(world, { role: 'STUDENT', username, password: 'right' });
  const { access } = (await signIn(username, 'right')).body as unknown as SignedIn;
  expect((await world.brief(access)).status).toBe(200);
  const [head, payload = '', signature] = access.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'teacher' })).toString('base64url');
  expect((await world.brief(`${head}.${forged}.${signature}`)).status).toBe(401);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  expect((await world.brief(unsigned)).status).toBe(401);
  expect((await world.brief('')).status).toBe(401);
});

test('who has left the school reads so, but only with the right password', async () => {
  const username = fresh('left');
  const { schoolId } = await makeClassroom(world);
  const { id } = await makePerson(world, { role: 'STUDENT', username, password: 'right', schoolId });
  expect((await signIn(username, 'right')).status).toBe(200);
  await closeAccounts(world.db, [id], world.now());
  const [wrong, right] = [await signIn(username, 'wrong'), await signIn(username, 'right')];
  expect([wrong.status, wrong.refusal.code]).toEqual([401, 'wrong-password']);
  expect([right.status, right.refusal.code]).toEqual([401, 'account-closed']);
  expect(right.refusal.detail).toContain('مدیر مدرسه');
});
