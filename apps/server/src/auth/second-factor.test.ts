import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import { makeKeyring } from '../platform/security/keys.ts';
import { administrationService } from '../school/administration.ts';
import { makeSecondFactors, resealSecondFactors } from './second-factor.ts';

const world = await makeWorld();
const { login } = contract.auth;
const { read, begin, confirm, end } = contract.secondFactor;
const password = 'انار-سرخ-یلدا';

async function makeManager() {
  const username = fresh('manager');
  const actor = await makePerson(world, { role: 'MANAGER', username, password });
  return { actor, username };
}

const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 6).padStart(6, '0');
const persian = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');

/** A manager whose second factor is on, half a minute later: the code it was turned on with is used. */
async function withFactor() {
  const { actor, username } = await makeManager();
  const { secret } = (await world.call(actor, begin, { body: { password } })).body;
  const { recovery_codes: codes } = (await world.call(actor, confirm, { body: { code: codeNow(secret) } })).body;
  world.pass({ seconds: 60 });
  return { actor, username, secret, codes };
}

const signIn = (username: string, given?: string) =>
  world.call(null, login, { body: { username, password, ...(given === undefined ? {} : { second_factor: given }) } });

test('it counts from the first right code on, which is never taken again', async () => {
  const { actor, username } = await makeManager();
  const { secret, uri } = (await world.call(actor, begin, { body: { password } })).body;
  expect(uri).toContain(`secret=${secret}`);
  expect(decodeURIComponent(uri)).toContain(username);
  expect((await signIn(username)).status, 'begun alone, it changes nothing').toBe(200);
  expect((await world.call(actor, read, {})).body).toEqual({ is_on: false, recovery_codes_left: 0 });

  const code = codeNow(secret);
  const refused = await world.call(actor, confirm, { body: { code: wrong(code) } });
  expect(refused.refusal).toMatchObject({ code: 'wrong-second-factor' });
  expect((await world.call(actor, confirm, { body: { code: persian(code) } })).body.recovery_codes).toHaveLength(10);
  expect((await world.call(actor, read, {})).body).toEqual({ is_on: true, recovery_codes_left: 10 });
  expect((await world.call(actor, begin, { body: { password } })).status, 'a second secret').toBe(409);
  expect((await signIn(username, code)).refusal.code, 'the same code').toBe('wrong-second-factor');
});

test('without a code nobody is signed in; a right one is taken once, also by two at a time', async () => {
  const { username, secret } = await withFactor();
  expect((await signIn(username)).refusal.code).toBe('second-factor-needed');
  expect((await signIn(username, wrong(codeNow(secret)))).refusal.code).toBe('wrong-second-factor');
  const code = codeNow(secret);
  const both = await Promise.all([signIn(username, code), signIn(username, `${code.slice(0, 3)} ${code.slice(3)}`)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  world.pass({ seconds: 30 });
  expect((await signIn(username, persian(codeNow(secret)))).status, 'the next one').toBe(200);
});

test('a code is taken half a minute early or late, and no longer', async () => {
  const { username, secret } = await withFactor();
  const early = codeNow(secret);
  world.pass({ seconds: 60 });
  expect((await signIn(username, early)).status).toBe(401);
  const code = codeNow(secret);
  world.pass({ seconds: 30 });
  expect((await signIn(username, code)).status).toBe(200);
});

test('who lost the app is signed in by each recovery code once, which is noted', async () => {
  const { actor, username, codes } = await withFactor();
  const [first = ''] = codes;
  expect((await signIn(username, first.toUpperCase())).status).toBe(200);
  expect((await signIn(username, first)).status).toBe(401);
  expect((await world.call(actor, read, {})).body.recovery_codes_left).toBe(9);
  const noted = await world.db.execute(sql`
    select 1 from audit_event where action = 'second-factor.recovery' and target = ${actor.id}`);
  expect(noted).toHaveLength(1);
});

test('codes are tried as slowly as passwords', async () => {
  const { username, secret } = await withFactor();
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await signIn(username, wrong(codeNow(secret)))).status);
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
  expect((await signIn(username, codeNow(secret))).status, 'a right one waits too').toBe(429);
});

test('a code by SMS is no way around it', async () => {
  const { actor, username } = await withFactor();
  const phone = '09121234507';
  await world.db.execute(sql`
    update account set phone = ${world.context.phones.encrypt(phone)}, phone_hash = ${world.context.phones.index(phone)}
    where id = ${actor.id}`);
  await world.call(null, contract.auth.sendCode, { query: { phone } });
  const code = /\d{6}/.exec(world.messages.findLast((each) => each.phone === phone)?.body ?? '')?.[0] ?? '';
  const reply = await world.call(null, login, { body: { phone, code, username } });
  expect(reply.refusal).toMatchObject({ code: 'second-factor-needed' });
});

test('it is turned off by password and code, by an administrator for who lost both, and each is noted once', async () => {
  const { actor, username, secret } = await withFactor();
  const off = (code: string, given = password) => world.call(actor, end, { body: { password: given, code } });
  expect((await off(codeNow(secret), 'not-this-one')).refusal.fields).toHaveProperty('password');
  expect((await off(wrong(codeNow(secret)))).refusal.fields).toHaveProperty('code');
  expect((await off(codeNow(secret))).body).toEqual({ is_on: false, recovery_codes_left: 0 });
  expect((await off('000000')).status, 'off already').toBe(200);
  expect((await signIn(username)).status).toBe(200);

  const other = await withFactor();
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const { endSecondFactor } = contract.admin.people;
  const input = { params: { personId: other.actor.id } };
  expect((await world.call(admin, contract.admin.people.read, input)).body.has_second_factor).toBe(true);
  expect((await world.call(admin, endSecondFactor, input)).body.has_second_factor).toBe(false);
  expect((await world.call(admin, endSecondFactor, input)).status).toBe(200);
  expect((await signIn(other.username)).status).toBe(200);
  const noted = await world.db.execute(sql`
    select actor from audit_event where action = 'second-factor.end' and target in (${actor.id}, ${other.actor.id})`);
  expect(noted).toHaveLength(2);
});

test('an operator turns it off by the username', async () => {
  const { actor, username } = await withFactor();
  const administration = administrationService(world.context);
  expect(await administration.endSecondFactor(originOf('nobody'), username.toUpperCase())).toBe(actor.id);
  expect((await signIn(username)).status).toBe(200);
  await expect(administration.endSecondFactor(originOf('nobody'), fresh('nobody'))).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('teachers and students have none', async () => {
  const teacher = await makePerson(world, { role: 'TEACHER', password });
  expect((await world.call(teacher, begin, { body: { password } })).status).toBe(403);
});

test('secrets lie encrypted, and are encrypted again when the key is rotated', async () => {
  const { actor, secret } = await withFactor();
  const stored = async () => {
    const [row] = await world.db.execute<{ secret: string }>(sql`
      select shared_key as secret from second_factor where account_id = ${actor.id}`);
    return row?.secret ?? '';
  };
  expect(await stored()).not.toContain(secret);
  const [first, next] = ['first-key-'.repeat(5), 'next-key-'.repeat(5)];
  const move = (from: string, to: string) => resealSecondFactors(world.db, makeKeyring(to, [from]));
  // The world's own key is not known here: the row is stored by the first key as `begin` would.
  const factors = makeSecondFactors({ ...world.context, dataKeys: makeKeyring(first) });
  await world.db.execute(sql`delete from second_factor`);
  const begun = await factors.begin(actor, 'manager');
  expect(await move(first, next)).toBe(1);
  expect(await move(first, next), 'nothing left to do').toBe(0);
  const after = makeSecondFactors({ ...world.context, dataKeys: makeKeyring(next) });
  await expect(after.confirm(actor, { code: codeNow(begun.secret) })).resolves.toHaveProperty('recovery_codes');
  await expect(resealSecondFactors(world.db, makeKeyring(first))).rejects.toThrow(/Set the key/);
});
