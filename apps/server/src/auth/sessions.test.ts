import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { createServices } from '../app/services.ts';
import type { Database } from '../platform/db/database.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import type { AccountRole } from '../platform/db/schema/account.ts';
import { makeKeyring } from '../platform/security/keys.ts';
import { makeTokens } from '../platform/security/tokens.ts';
import type { TokenPair } from './sessions.ts';

const world = await makeWorld();
const { login, refresh, logout, logoutEverywhere } = contract.auth;
const PASSWORD = 'a-right-password';

async function makeAccount(role: AccountRole = 'STUDENT', schoolId?: string) {
  const username = fresh('user');
  const { id } = await makePerson(world, { role, username, password: PASSWORD, ...(schoolId && { schoolId }) });
  const signIn = async (headers: Record<string, string> = {}) => {
    const { status, body } = await world.call(null, login, { body: { username, password: PASSWORD } }, headers);
    expect(status).toBe(200);
    return body as TokenPair & { device: string };
  };
  return { id, username, signIn };
}

const turn = (token: string, attempt?: string) =>
  world.call(null, refresh, { body: { refresh: token, ...(attempt ? { attempt } : {}) } });
const statusOf = async (access: string) => (await world.brief(access)).status;

/** Another copy of the server on the same database; on PGlite, which has one process, one with caches of its own. */
async function secondCopy() {
  const template = inject('databaseTemplate');
  let db: Database = world.db;
  if (template.engine === 'postgres') {
    const [row] = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(template.url);
    url.pathname = `/${row?.name}`;
    const own = await openPostgres({ url: url.href, poolSize: 2 });
    afterAll(() => own.close());
    db = own;
  }
  const { identify } = createServices({ ...world.context, db, tokens: makeTokens(world.context.keyring) });
  return (access: string) => identify(`Bearer ${access}`);
}

/** Messages of the database come a moment later to other connections. */
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

test('each use of a refresh token gives the next one, and the session goes on', async () => {
  const { signIn } = await makeAccount();
  let { refresh: token } = await signIn();
  const seen = new Set([token]);
  for (let day = 0; day < 40; day += 1) {
    world.pass({ days: 1 });
    const { status, body } = await turn(token);
    expect(status).toBe(200);
    expect(await statusOf(body.access)).toBe(200);
    token = body.refresh;
    seen.add(token);
  }
  expect(seen.size).toBe(41);
  world.pass({ days: 30, seconds: 1 });
  expect((await turn(token)).status).toBe(401);
});

test('a session lasts half a year, however often it is used', async () => {
  const { signIn } = await makeAccount();
  let { refresh: token } = await signIn();
  let days = 0;
  for (; days < 300; days += 20) {
    world.pass({ days: 20 });
    const { status, body } = await turn(token);
    if (status !== 200) break;
    token = body.refresh;
  }
  expect(days).toBe(160);
});

test('a refresh token that was replaced before ends the session, its access tokens with it', async () => {
  const { signIn } = await makeAccount();
  const stolen = (await signIn()).refresh;
  const other = await signIn();
  const first = (await turn(stolen)).body;
  const second = (await turn(first.refresh)).body;
  expect(await statusOf(second.access)).toBe(200);

  expect((await turn(stolen)).status).toBe(401);
  expect((await turn(second.refresh)).status).toBe(401);
  expect(await statusOf(second.access)).toBe(401);
  expect(await statusOf(other.access)).toBe(200);
});

test('the token just replaced ends the session too, once a minute has passed', async () => {
  const { signIn } = await makeAccount();
  const { refresh: token } = await signIn();
  const next = (await turn(token, randomUUID())).body;
  world.pass({ minutes: 1, seconds: 1 });
  expect((await turn(token, randomUUID())).status).toBe(401);
  expect((await turn(next.refresh)).status).toBe(401);
});

test('two tabs at once, and a reply that was lost, get the same next token', async () => {
  const { signIn } = await makeAccount();
  const { refresh: token } = await signIn();
  const replies = await Promise.all(Array.from({ length: 5 }, () => turn(token)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.refresh)).size).toBe(1);
  world.pass({ seconds: 50 });
  const again = await turn(token);
  expect(again.body.refresh).toBe(replies[0]?.body.refresh);
  expect((await turn(again.body.refresh)).status).toBe(200);
});

test('a request that is repeated after hours offline is the same request', async () => {
  const { signIn } = await makeAccount();
  const { refresh: token } = await signIn();
  const attempt = randomUUID();
  const lost = await turn(token, attempt);
  world.pass({ hours: 9 });
  const repeated = await turn(token, attempt);
  expect(repeated.status).toBe(200);
  expect(repeated.body.refresh).toBe(lost.body.refresh);
  expect((await turn(repeated.body.refresh, randomUUID())).status).toBe(200);
  // Now its successor has been used: it is not the same request any more.
  expect((await turn(token, attempt)).status).toBe(401);
});

test('a refresh token with a letter changed, of another number or without its end is none and ends nothing', async () => {
  const { signIn } = await makeAccount();
  const { refresh: token } = await signIn();
  const [id, generation, hash = ''] = token.split('.');
  const flipped = `${hash[0] === 'A' ? 'B' : 'A'}${hash.slice(1)}`;
  for (const forged of [
    `${id}.${generation}.${flipped}`,
    `${id}.1.${hash}`,
    `${id}.0`,
    `${id}.0.${hash}.`,
    'x',
    '..',
  ]) {
    expect((await turn(forged)).status).toBe(401);
    expect((await world.call(null, logout, { body: { refresh: forged } })).status).toBe(200);
  }
  expect((await turn(token)).status).toBe(200);
});

test('no token lies in the database', async () => {
  const { signIn } = await makeAccount();
  const first = await signIn();
  const second = (await turn(first.refresh, randomUUID())).body;
  const stored = JSON.stringify(await world.db.execute(sql`select * from account_session`));
  for (const token of [first.access, first.refresh, second.access, second.refresh]) {
    expect(stored).not.toContain(token.split('.').at(-1));
  }
});

test('a session knows browser and system, and nothing that tells two of a kind apart', async () => {
  const { id, signIn } = await makeAccount();
  await signIn({
    'user-agent':
      'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.39 Mobile Safari/537.36',
  });
  const [row] = await world.db.execute<{ agent: string }>(
    sql`select user_agent as agent from account_session where account_id = ${id}`,
  );
  expect(row?.agent).toBe('Chrome, Android');
});

test('sign-out ends this session at once and no other, and a second time changes nothing', async () => {
  const { signIn } = await makeAccount();
  const [here, elsewhere] = [await signIn(), await signIn()];
  expect(await statusOf(here.access)).toBe(200);
  for (let n = 0; n < 2; n += 1) {
    expect((await world.call(null, logout, { body: { refresh: here.refresh } })).body).toEqual({ ok: true });
  }
  expect(await statusOf(here.access)).toBe(401);
  expect((await turn(here.refresh)).status).toBe(401);
  expect(await statusOf(elsewhere.access)).toBe(200);
  expect((await turn(elsewhere.refresh)).status).toBe(200);
});

test('sign-out everywhere ends all sessions of this person, and nobody else’s', async () => {
  const [mine, other] = [await makeAccount(), await makeAccount()];
  const [here, elsewhere, theirs] = [await mine.signIn(), await mine.signIn(), await other.signIn()];
  const { status } = await world.call(null, logoutEverywhere, {}, { authorization: `Bearer ${here.access}` });
  expect(status).toBe(200);
  for (const pair of [here, elsewhere]) {
    expect(await statusOf(pair.access)).toBe(401);
    expect((await turn(pair.refresh)).status).toBe(401);
  }
  expect(await statusOf(theirs.access)).toBe(200);
  expect(await statusOf((await mine.signIn()).access)).toBe(200);
});

test('what ends a session on one copy ends it on another, from a command line too', async () => {
  const identify = await secondCopy();
  const refused = (access: string) => soon(() => expect(identify(access)).rejects.toThrow('unauthorized'));

  const { id, signIn } = await makeAccount();
  const [first, second, third] = [await signIn(), await signIn(), await signIn()];
  for (const { access } of [first, second, third]) expect(await identify(access)).toMatchObject({ id });
  await world.call(null, logout, { body: { refresh: first.refresh } });
  await refused(first.access);
  expect(await identify(second.access)).toMatchObject({ id });

  await world.db.execute(sql`update account set token_version = token_version + 1 where id = ${id}`);
  await refused(second.access);
  await soon(async () => expect(await statusOf(third.access)).toBe(401));
  // A fresh token does not wait for a message.
  expect(await identify((await signIn()).access)).toMatchObject({ id });

  const { access } = await signIn();
  expect(await identify(access)).toMatchObject({ id });
  await world.db.execute(sql`update account set archived_at = now() where id = ${id}`);
  await refused(access);
});

test('role and school of somebody who was moved are the database’s at once, with the old token', async () => {
  const identify = await secondCopy();
  const schoolId = await world.services.roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23' });
  const { id, signIn } = await makeAccount();
  const { access } = await signIn();
  expect(await identify(access)).toMatchObject({ id, role: 'student' });
  await world.db.execute(sql`update account set role = 'TEACHER', school_id = ${schoolId} where id = ${id}`);
  await soon(async () => expect(await identify(access)).toMatchObject({ id, role: 'teacher', schoolId }));
  await soon(async () => {
    const { body } = await world.call(
      null,
      contract.teacher.dashboard.classes,
      {},
      { authorization: `Bearer ${access}` },
    );
    expect(body).toEqual([]);
  });
});

test('a token of a higher version than the one cached is asked about, not refused', async () => {
  // A copy that hears of nothing: its cache says what was true before.
  const deaf: Database = {
    ...world.db,
    listen: (_, { onConnected }) => {
      onConnected?.();
      return () => undefined;
    },
  };
  const { identify } = createServices({ ...world.context, db: deaf });
  const { id, signIn } = await makeAccount();
  const before = await signIn();
  expect(await identify(`Bearer ${before.access}`)).toMatchObject({ id });
  await world.services.auth.endSessions(id);
  expect(await identify(`Bearer ${(await signIn()).access}`)).toMatchObject({ id });
  await expect(identify(`Bearer ${before.access}`)).rejects.toThrow('unauthorized');
});

test('a signed-in request costs no query of its own while changes are heard of, and one while they are not', async () => {
  const { signIn } = await makeAccount();
  const { access } = await signIn();
  const identify = () => world.services.identify(`Bearer ${access}`);
  await soon(async () => {
    await identify();
    expect(await world.countQueries(identify)).toBe(0);
  });

  let handler: Parameters<Database['listen']>[1] | undefined;
  const lossy: Database = {
    ...world.db,
    listen: (_, given) => {
      handler = given;
      return () => undefined;
    },
  };
  const other = createServices({ ...world.context, db: lossy });
  const queries = () => world.countQueries(() => other.identify(`Bearer ${access}`));
  expect([await queries(), await queries()]).toEqual([1, 1]);
  handler?.onConnected?.();
  expect([await queries(), await queries()]).toEqual([1, 0]);
  handler?.onDisconnected?.();
  expect([await queries(), await queries()]).toEqual([1, 1]);
});

test('what was read while a change was on its way is not cached', async () => {
  let handler: Parameters<Database['listen']>[1] | undefined;
  let during = () => {};
  const db: Database = {
    ...world.db,
    query: async (shape, query) => {
      const rows = await world.db.query(shape, query);
      during();
      return rows;
    },
    listen: (_, given) => {
      handler = given;
      given.onConnected?.();
      return () => undefined;
    },
  };
  const { id, signIn } = await makeAccount();
  const { access } = await signIn();
  const { identify } = createServices({ ...world.context, db });
  during = () => handler?.onMessage(id);
  await identify(`Bearer ${access}`);
  during = () => {};
  expect(await world.countQueries(() => identify(`Bearer ${access}`))).toBe(1);
  expect(await world.countQueries(() => identify(`Bearer ${access}`))).toBe(0);
});

test('after a rotation of the secret everything given before still holds, and after the next one nothing', async () => {
  const { id, signIn } = await makeAccount();
  const before = await signIn();
  const serve = (...secrets: [string, ...string[]]) => {
    const [secret, ...previous] = secrets;
    const keyring = makeKeyring(secret, previous);
    return createServices({ ...world.context, keyring, tokens: makeTokens(keyring) });
  };
  const old = 'a secret of the tests alone, 32 bytes at least';
  const rotated = serve('the next secret', old);
  expect(await rotated.identify(`Bearer ${before.access}`)).toMatchObject({ id });
  const renewed = await rotated.auth.refresh({ refresh: before.refresh });

  const later = serve('the next secret');
  expect(await later.identify(`Bearer ${renewed.access}`)).toMatchObject({ id });
  await expect(later.identify(`Bearer ${before.access}`)).rejects.toThrow('unauthorized');
  await expect(later.auth.refresh({ refresh: before.refresh })).rejects.toThrow('unauthorized');
  expect(await later.auth.refresh({ refresh: renewed.refresh })).toHaveProperty('access');
});

test.each([
  ['STUDENT', 'مدیر مدرسه'],
  ['TEACHER', 'مدیر مدرسه'],
  ['MANAGER', 'پشتیبانی'],
  ['ORGANIZATION', 'پشتیبانی'],
  ['SYS_ADMIN', 'پشتیبانی'],
] as const)(
  'who is signed in as %s reads at the next call that the account was closed or locked',
  async (role, whom) => {
    const { schoolId } = await makeClassroom(world);
    const { id, signIn } = await makeAccount(role, schoolId);
    const { access, refresh: token } = await signIn();
    expect(await statusOf(access)).toBe(200);
    const states = [
      { set: sql`archived_at = now()`, code: 'account-closed', says: whom },
      { set: sql`archived_at = null, locked_at = now()`, code: 'account-locked', says: 'پشتیبانی' },
    ];
    for (const { set, code, says } of states) {
      await world.db.execute(sql`update account set ${set}, token_version = token_version + 1 where id = ${id}`);
      const next = await soon(async () => {
        const reply = await world.brief(access);
        expect(reply.refusal.code).toBe(code);
        return reply;
      });
      const renewal = await turn(token);
      for (const { status, refusal } of [next, renewal]) {
        expect([status, refusal.code]).toEqual([401, code]);
        expect(refusal.detail).toContain(says);
      }
    }
    // A session that was ended only ends.
    await world.db.execute(sql`update account set locked_at = null where id = ${id}`);
    await soon(async () => expect((await world.brief(access)).status).toBe(401));
    expect((await world.brief(access)).refusal.code).toBeUndefined();
  },
);
