import { randomInt } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { makeCodes } from './codes.ts';

const world = await makeWorld();
const { login, sendCode, sendCodeByGet, verify } = contract.auth;

function freshPhone(): string {
  return `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;
}

async function withAccounts(count: number) {
  const phone = freshPhone();
  const usernames = Array.from({ length: count }, () => fresh('user'));
  for (const [index, username] of usernames.entries()) {
    world.pass({ seconds: 1 });
    await makePerson(world, { role: index === 0 ? 'TEACHER' : 'STUDENT', username, phone });
  }
  return { phone, usernames };
}

/** The code of the newest SMS to a phone. */
function codeSentTo(phone: string): string {
  const message = world.messages.findLast((each) => each.phone === phone);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'no code was sent';
}

async function askCode(phone: string): Promise<string> {
  const { status, body } = await world.call(null, sendCode, { query: { phone } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 1, message: 'کد تایید با موفقیت ارسال شد.' });
  return codeSentTo(phone);
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 10 ** 6).padStart(6, '0');
}

const persian = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

test('a phone of one account signs in by itself', async () => {
  const { phone, usernames } = await withAccounts(1);
  const code = await askCode(phone);
  const { status, body } = await world.call(null, login, { body: { phone, code } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { username: usernames[0], role: 'TEACHER', phone: `***${phone.slice(-4)}` } });
});

test('phone and code may be written in Persian or Arabic digits, and the code be asked for by GET', async () => {
  const { phone, usernames } = await withAccounts(1);
  const sent = await world.call(null, sendCodeByGet, { query: { phone: arabic(phone) } });
  expect(sent.body.status).toBe(1);
  const code = codeSentTo(phone);
  expect((await world.call(null, verify, { body: { phone: persian(phone), code: arabic(code) } })).body).toMatchObject({
    username: usernames[0],
  });
  const { status } = await world.call(null, login, {
    body: { phone: `+98 ${persian(phone.slice(1))}`, code: persian(code) },
  });
  expect(status).toBe(200);
});

test('of several accounts the list comes back, and the one chosen signs in with the same code', async () => {
  const { phone, usernames } = await withAccounts(3);
  const code = await askCode(phone);
  const list = await world.call(null, login, { body: { phone, code } });
  expect(list.status).toBe(200);
  expect(list.body).toMatchObject(usernames.map((username) => ({ username })));
  expect(Object.keys((list.body as object[])[0] ?? {}).sort()).toEqual([
    'first_name',
    'last_name',
    'role',
    'school_name',
    'username',
  ]);

  world.pass({ minutes: 1, seconds: 50 });
  const chosen = await world.call(null, login, { body: { phone, code, username: usernames[2] ?? '' } });
  expect(chosen.status).toBe(200);
  expect(chosen.body).toMatchObject({ user: { username: usernames[2] } });
});

test('a code is no key to the account of another phone', async () => {
  const { phone } = await withAccounts(1);
  const other = await withAccounts(1);
  const code = await askCode(phone);
  const { status } = await world.call(null, login, { body: { phone, code, username: other.usernames[0] ?? '' } });
  expect(status).toBe(401);
});

test('verify checks a code without using it up, and names one account or the list', async () => {
  const one = await withAccounts(1);
  const code = await askCode(one.phone);
  for (let n = 0; n < 7; n += 1) {
    expect((await world.call(null, verify, { body: { phone: one.phone, code } })).body).toMatchObject({
      username: one.usernames[0],
    });
  }
  expect((await world.call(null, login, { body: { phone: one.phone, code } })).status).toBe(200);

  const two = await withAccounts(2);
  const listed = await world.call(null, verify, { body: { phone: two.phone, code: await askCode(two.phone) } });
  expect(listed.body).toMatchObject(two.usernames.map((username) => ({ username })));
});

test('a code signs in once, even when it is sent twice at once', async () => {
  const { phone } = await withAccounts(1);
  const code = await askCode(phone);
  const both = await Promise.all([1, 2].map(() => world.call(null, login, { body: { phone, code } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await world.call(null, login, { body: { phone, code } })).status).toBe(401);
  expect((await world.call(null, verify, { body: { phone, code } })).status).toBe(401);
});

test('of two sign-ins that both found the code right, one uses it', async () => {
  const codes = makeCodes(world.context);
  const phone = freshPhone();
  const id = await codes.check(phone, await codes.make(phone, 'a browser'), 'a browser');
  const used = await Promise.all([codes.use(id ?? ''), codes.use(id ?? '')]);
  expect(used.sort()).toEqual([false, true]);
});

test.each([
  ['archived_at', 'account-closed', 'بسته شده'],
  ['locked_at', 'account-locked', 'پشتیبانی'],
] as const)(
  'by the right code alone, who has no other account than one with %s reads why',
  async (column, refused, says) => {
    const { phone, usernames } = await withAccounts(2);
    const [first = '', second = ''] = usernames;
    const bar = (username: string) =>
      world.db.execute(sql`update account set ${sql.identifier(column)} = now() where username = ${username}`);
    await bar(first);
    // The other account signs in as before.
    expect((await world.call(null, login, { body: { phone, code: await askCode(phone) } })).body).toMatchObject({
      user: { username: second },
    });
    await bar(second);
    world.pass({ minutes: 1, seconds: 1 });
    const code = await askCode(phone);
    const guessed = await world.call(null, login, { body: { phone, code: wrong(code) } });
    expect([guessed.status, guessed.refusal.code]).toEqual([401, 'wrong-code']);
    const right = await world.call(null, login, { body: { phone, code } });
    expect([right.status, right.refusal.code]).toEqual([401, refused]);
    expect(right.refusal.detail).toContain(says);
    world.pass({ minutes: 1, seconds: 1 });
    const query = { phone, purpose: 'reset' } as const;
    expect((await world.call(null, sendCode, { query })).status).toBe(200);
    const body = { phone, code: codeSentTo(phone) };
    expect((await world.call(null, contract.passwords.issueResetToken, { body })).refusal.code).toBe(refused);
  },
);

test('a code lives two minutes', async () => {
  const { phone } = await withAccounts(1);
  const code = await askCode(phone);
  world.pass({ minutes: 2, seconds: 1 });
  expect((await world.call(null, login, { body: { phone, code } })).status).toBe(401);
});

test('a right code cannot be kept alive past ten minutes', async () => {
  const { phone } = await withAccounts(2);
  const code = await askCode(phone);
  const alive: boolean[] = [];
  for (let minute = 1; minute <= 11; minute += 1) {
    world.pass({ minutes: 1 });
    alive.push((await world.call(null, verify, { body: { phone, code } })).status === 200);
  }
  expect(alive.indexOf(false)).toBe(9);
});

test('after five wrong tries the code is dead, tried at once or one after another', async () => {
  const { phone } = await withAccounts(1);
  const code = await askCode(phone);
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => world.call(null, login, { body: { phone, code: wrong(code) } })),
  );
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await world.call(null, login, { body: { phone, code } })).status).toBe(401);
});

test('a new code ends the one before', async () => {
  const { phone } = await withAccounts(1);
  const first = await askCode(phone);
  world.pass({ minutes: 1, seconds: 1 });
  const second = await askCode(phone);
  expect(
    (await world.call(null, login, { body: { phone, code: first === second ? wrong(first) : first } })).status,
  ).toBe(401);
  expect((await world.call(null, login, { body: { phone, code: second } })).status).toBe(200);
});

test('a phone nobody has is answered like every other, gets no SMS, and no code opens it', async () => {
  const phone = freshPhone();
  const known = await withAccounts(1);
  const answers = await Promise.all(
    [phone, known.phone].map((each) => world.call(null, sendCode, { query: { phone: each } })),
  );
  const [unknown, known_] = answers.map(({ body: { device: _, ...rest } }) => rest);
  expect(unknown).toEqual(known_);
  expect(world.messages.some((message) => message.phone === phone)).toBe(false);
  const refusals = await Promise.all([
    world.call(null, login, { body: { phone, code: '123456' } }),
    world.call(null, login, { body: { phone: known.phone, code: wrong(codeSentTo(known.phone)) } }),
  ]);
  expect(refusals[0]?.status).toBe(401);
  expect(refusals[0]?.refusal).toEqual(refusals[1]?.refusal);
});

test('codes are sent a minute apart and five an hour; the answer says how long to wait', async () => {
  const { phone } = await withAccounts(1);
  await askCode(phone);
  world.pass({ seconds: 15 });
  const early = await world.call(null, sendCode, { query: { phone } });
  expect(early.status).toBe(429);
  expect(early.refusal.detail).toContain('۴۵ ثانیهٔ دیگر');
  for (let n = 0; n < 4; n += 1) {
    world.pass({ minutes: 1, seconds: 1 });
    await askCode(phone);
  }
  world.pass({ minutes: 2 });
  expect((await world.call(null, sendCode, { query: { phone } })).status).toBe(429);
  world.pass({ hours: 1 });
  await askCode(phone);
});

test('what is no mobile number is refused with its field', async () => {
  const { status, refusal } = await world.call(null, sendCode, { query: { phone: '۰۲۱۸۸۷۷۶۶۵۵' } });
  expect(status).toBe(400);
  expect(refusal.fields).toHaveProperty('phone');
});

test('an SMS that cannot be sent has a status other than 1', async () => {
  const { phone } = await withAccounts(1);
  const { sms } = world.context;
  const send = sms.send;
  Object.assign(sms, { send: () => Promise.reject(new Error('no network')) });
  const { status, body } = await world.call(null, sendCode, { query: { phone } });
  Object.assign(sms, { send });
  expect(status).toBe(200);
  expect(body.status).not.toBe(1);
  expect(body.message).toContain('پیامک فرستاده نشد');
});

test('neither log nor database holds a password, a token, a code or (the log) a phone', async () => {
  const username = fresh('user');
  const phone = freshPhone();
  await makePerson(world, { role: 'STUDENT', username, phone, password: 'a-secret-password' });
  const signedIn = await world.call(null, login, { body: { username, password: 'a-secret-password' } });
  const { access } = signedIn.body as { access: string };
  await world.brief(access);
  const code = await askCode(phone);
  await world.call(null, verify, { body: { phone, code } });
  await world.call(null, login, { body: { phone, code: wrong(code) } });
  await world.app.inject({ method: 'GET', url: `/api/nowhere?phone=${phone}&code=${code}` });

  const log = world.log.join('\n');
  expect(log).toContain('/api/auth/verification-code');
  for (const secret of ['a-secret-password', access, code, phone, username]) expect(log).not.toContain(secret);
  const { execute } = world.db;
  const kept = JSON.stringify([
    await execute(sql`select password_hash from account`),
    await execute(sql`select * from one_time_code`),
    await execute(sql`select * from throttle`),
  ]);
  for (const secret of ['a-secret-password', access, code, phone]) expect(kept).not.toContain(secret);
});
