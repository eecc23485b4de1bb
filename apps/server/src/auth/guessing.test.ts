import { setImmediate } from 'node:timers/promises';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { networkOf } from '../platform/security/network.ts';
import { outboxSms } from '../platform/sms/outbox.ts';

const world = await makeWorld();
const { login, sendCode, verify } = contract.auth;
const PASSWORD = 'a-right-password';

async function makeAccount(phone?: string) {
  const username = fresh('child');
  const { id } = await makePerson(world, {
    role: 'STUDENT',
    username,
    password: PASSWORD,
    ...(phone ? { phone } : {}),
  });
  return { id, username };
}

/** One try of a password; what a browser at that address would send. */
function tryPassword(username: string, password: string, from: string, device?: string) {
  const headers = { 'x-forwarded-for': from, ...(device ? { 'x-device': device } : {}) };
  return world.call(null, login, { body: { username, password } }, headers);
}

/** Ten at a time: the embedded database works in this process, and a long row of queries leaves it no time for others. */
async function together<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < count; start += 10) {
    const next = Array.from({ length: Math.min(10, count - start) }, (_, n) => work(start + n));
    results.push(...(await Promise.all(next)));
    await setImmediate();
  }
  return results;
}

const deviceOf = ({ body }: { body: unknown }) => (body as { device: string }).device;
const address = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

test('of all that a hundred addresses try in an hour, some eighty passwords are looked at', {
  timeout: 180_000,
}, async () => {
  const { username } = await makeAccount();
  let checked = 0;
  for (let round = 0; round < 10; round += 1) {
    const replies = await together(100, (n) => tryPassword(username, `guess-${round}-${n}`, address(n)));
    checked += replies.filter(({ status }) => status === 401).length;
    expect(replies.every(({ status }) => status === 401 || status === 429)).toBe(true);
    world.pass({ minutes: 6 });
  }
  expect(checked).toBeGreaterThan(30);
  expect(checked).toBeLessThan(80);
});

test('a patient attacker of a hundred addresses gets some hundred tries a day', async () => {
  const { username } = await makeAccount();
  const end = world.now().getTime() + 24 * 3_600_000;
  let checked = 0;
  for (let n = 0; world.now().getTime() < end; n += 1) {
    const { status, headers } = await tryPassword(username, `guess-${n}`, address(n % 100));
    if (status === 401) checked += 1;
    // As soon as it may: nobody gets more.
    else world.pass({ seconds: Number(headers['retry-after']) });
  }
  expect(checked).toBeLessThan(150);
});

test('a stranger cannot lock a child out: at home, at school or on the tablet the child has used before', async () => {
  const { username } = await makeAccount();
  const tablet = deviceOf(await tryPassword(username, PASSWORD, '203.0.113.1'));
  await together(200, (n) => tryPassword(username, `guess-${n}`, address(n % 100)));
  expect((await tryPassword(username, PASSWORD, address(0))).status).toBe(429);

  // The tablet somewhere else, and another browser at the address of before.
  expect((await tryPassword(username, PASSWORD, '203.0.113.77', tablet)).status).toBe(200);
  expect((await tryPassword(username, PASSWORD, '203.0.113.1')).status).toBe(200);
  // Mistyping there is the child's own matter.
  for (let n = 0; n < 3; n += 1) expect((await tryPassword(username, 'typo', '203.0.113.9', tablet)).status).toBe(401);
  expect((await tryPassword(username, PASSWORD, '203.0.113.9', tablet)).status).toBe(200);
});

test('one stranger alone cannot lock a child out of a new device in a new place', async () => {
  const { username } = await makeAccount();
  for (let n = 0; n < 100; n += 1) {
    await tryPassword(username, `guess-${n}`, '192.0.2.66');
    world.pass({ seconds: 20 });
  }
  expect((await tryPassword(username, PASSWORD, '203.0.113.5')).status).toBe(200);
});

test('a class mate at the same address cannot lock a child out of the tablet it has used before', async () => {
  const { username } = await makeAccount();
  const tablet = deviceOf(await tryPassword(username, PASSWORD, '203.0.113.2'));
  await together(50, (n) => tryPassword(username, `guess-${n}`, '203.0.113.2'));
  expect((await tryPassword(username, PASSWORD, '203.0.113.2')).status).toBe(429);
  expect((await tryPassword(username, PASSWORD, '203.0.113.2', tablet)).status).toBe(200);
});

test('a device that is trusted still has its own limit, and none of another account or of nobody helps', async () => {
  const { id, username } = await makeAccount();
  const other = await makeAccount();
  const tablet = deviceOf(await tryPassword(username, PASSWORD, '203.0.113.3'));
  const replies = [];
  for (let n = 0; n < 12; n += 1) replies.push((await tryPassword(username, 'guess', address(n), tablet)).status);
  expect(replies).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);

  await together(60, (n) => tryPassword(other.username, 'guess', address(n)));
  expect((await tryPassword(other.username, PASSWORD, address(0), tablet)).status).toBe(429);
  expect((await tryPassword(other.username, PASSWORD, address(0), `${tablet}x`)).status).toBe(429);
  expect((await tryPassword(other.username, PASSWORD, address(0), 'x'.repeat(5_000))).status).toBe(429);

  // A sign-out everywhere ends the trust in devices and addresses.
  world.pass({ hours: 5 });
  await world.services.auth.endSessions(id);
  await together(60, (n) => tryPassword(username, 'guess', address(n)));
  expect((await tryPassword(username, PASSWORD, '203.0.113.3', tablet)).status).toBe(429);
});

test('a school of a thousand behind one address signs in within five minutes, one in twenty mistyping twice', {
  timeout: 180_000,
}, async () => {
  const usernames = Array.from({ length: 1_000 }, () => fresh('pupil'));
  const passwordHash = await world.context.passwords.hash(PASSWORD);
  await world.services.roster.addAccounts(
    usernames.map((username) => ({
      username,
      role: 'STUDENT' as const,
      firstName: 'سارا',
      lastName: 'احمدی',
      passwordHash,
    })),
  );
  const refused: number[] = [];
  await together(1_000, async (n) => {
    const typed = n % 20 === 0 ? ['typo', 'another', PASSWORD] : [PASSWORD];
    for (const password of typed) {
      const { status } = await tryPassword(usernames[n] ?? '', password, '203.0.113.200');
      if (status !== (password === PASSWORD ? 200 : 401)) refused.push(status);
    }
    if (n % 10 === 9) world.pass({ seconds: 3 });
  });
  expect(refused).toEqual([]);
});

test('somebody who tries every account of a school from one address is slowed down, and its children are not', async () => {
  const { username } = await makeAccount();
  const tablet = deviceOf(await tryPassword(username, PASSWORD, '203.0.113.201'));
  const replies = await together(600, (n) => tryPassword(`somebody-${n}`, '123456', '203.0.113.201'));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(500);
  expect((await tryPassword(username, PASSWORD, '203.0.113.201')).status).toBe(200);
  expect((await tryPassword(username, PASSWORD, '203.0.113.201', tablet)).status).toBe(200);
  // Somebody new there waits seconds, not minutes.
  const { username: newcomer } = await makeAccount();
  const { headers } = await tryPassword(newcomer, PASSWORD, '203.0.113.201');
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15);
});

test('a header forged from outside changes nothing: the address is the one the proxy saw', async () => {
  const { username } = await makeAccount();
  const statuses = [];
  for (let n = 0; n < 15; n += 1) {
    statuses.push((await tryPassword(username, 'guess', `${address(n)}, 10.0.0.${n}, 192.0.2.99`)).status);
  }
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429]);
});

test('the addresses of one customer are one', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:0002:ffff::')).toBe('2001:db8:1:2::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
});

let phones = 0;
async function withPhone() {
  phones += 1;
  const phone = `0935${String(phones).padStart(7, '0')}`;
  return { phone, ...(await makeAccount(phone)) };
}
const codeSentTo = (phone: string) =>
  /\d{6}/.exec(world.messages.findLast((each) => each.phone === phone)?.body ?? '')?.[0] ?? 'none';
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 6).padStart(6, '0');

async function ask(phone: string, from: string, device?: string) {
  const headers = { 'x-forwarded-for': from, ...(device ? { 'x-device': device } : {}) };
  const { status, body } = await world.call(null, sendCode, { query: { phone } }, headers);
  return { status, device: body.device, code: codeSentTo(phone) };
}
const tryCode = (phone: string, code: string, from: string, device?: string) =>
  world.call(
    null,
    verify,
    { body: { phone, code } },
    {
      'x-forwarded-for': from,
      ...(device ? { 'x-device': device } : {}),
    },
  );

test('wrong tries elsewhere, even behind the same address, do not use up those of the person who asked for the code', async () => {
  const { phone } = await withPhone();
  const { device, code } = await ask(phone, '203.0.113.10');
  for (let n = 0; n < 30; n += 1) {
    expect((await tryCode(phone, wrong(code), n % 2 ? '203.0.113.10' : address(n))).status).toBe(401);
  }
  for (let n = 0; n < 4; n += 1) expect((await tryCode(phone, wrong(code), '203.0.113.10', device)).status).toBe(401);
  expect((await tryCode(phone, code, '203.0.113.10', device)).status).toBe(200);
});

test('all together never get more than ten tries at one code, right ones among them', async () => {
  const { phone } = await withPhone();
  const { device, code } = await ask(phone, '203.0.113.11');
  for (let n = 0; n < 5; n += 1) await tryCode(phone, wrong(code), address(n));
  for (let n = 0; n < 20; n += 1) expect((await tryCode(phone, code, address(n))).status).toBe(401);
  for (let n = 0; n < 5; n += 1) await tryCode(phone, wrong(code), '203.0.113.11', device);
  expect((await tryCode(phone, code, '203.0.113.11', device)).status).toBe(401);
});

test('a code that a stranger asks for does not end the one its owner waits for', async () => {
  const { phone, username } = await withPhone();
  const { device, code } = await ask(phone, '203.0.113.12');
  world.pass({ minutes: 1, seconds: 1 });
  expect((await ask(phone, '192.0.2.50')).status).toBe(200);
  expect((await tryCode(phone, code, '203.0.113.12', device)).body).toMatchObject({ username });
});

test('a stranger who has used up the codes of a phone has not used up those of a device its owner signs in with', async () => {
  const { phone } = await withPhone();
  const { device, code } = await ask(phone, '203.0.113.13');
  const known = deviceOf(
    await world.call(null, login, { body: { phone, code } }, { 'x-forwarded-for': '203.0.113.13', 'x-device': device }),
  );
  let sent = 0;
  for (let n = 0; n < 300; n += 1) {
    if ((await ask(phone, address(n))).status === 200) sent += 1;
    world.pass({ minutes: 5 });
  }
  // In 25 hours: twelve a day, as those at once and the last hour's are refused.
  expect(sent).toBeLessThanOrEqual(24);
  expect((await ask(phone, '203.0.113.13', known)).status).toBe(200);
});

test('the outbox of messages holds no code in clear, and what it holds can be read with the key', async () => {
  const { keyring } = world.context;
  await outboxSms(world.db, world.context).send('09350000000', 'کد ورود به مشق: 493817');
  const rows = await world.db.execute<{ body: string }>(sql`select * from sms_outbox`);
  expect(JSON.stringify(rows)).not.toMatch(/493817|مشق/);
  expect(keyring.decrypt('sms-outbox', rows.at(-1)?.body ?? '')).toBe('کد ورود به مشق: 493817');
  expect(keyring.decrypt('device-token', rows.at(-1)?.body ?? '')).toBeNull();
});
