import { randomBytes } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect, inject, test, vi } from 'vitest';
import { createServices, enrolmentHooks } from '../../src/app/services.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import { makeKeyring } from '../../src/platform/security/keys.ts';
import { makePasswords } from '../../src/platform/security/passwords.ts';
import { makePhoneCipher } from '../../src/platform/security/phone-cipher.ts';
import { makeTokens } from '../../src/platform/security/tokens.ts';
import { memoryStorage } from '../world/memory-storage.ts';
import { freshPlace } from './lasting-database.ts';
import { ownPostgres } from './own-postgres.ts';
import { startRefused, startServer } from './server-process.ts';

async function ask(address: string, path: string, init?: RequestInit) {
  const reply = await fetch(`${address}/api${path}`, init);
  return {
    status: reply.status,
    retryAfter: Number(reply.headers.get('retry-after')),
    body: (await reply.json()) as Record<string, unknown>,
  };
}

const signIn = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'teacher', password: 'a password' }),
};
const login = contract.auth.login.path;

test('a database that goes away is reported as away, and used again when it is back', {
  timeout: 180_000,
}, async () => {
  // On PGlite the database lives in the process and cannot go away without it.
  const postgres = inject('databaseTemplate').engine === 'postgres' ? await ownPostgres() : null;
  if (postgres === null) return;
  const { environment, remove } = await freshPlace();
  const secret = randomBytes(32).toString('hex');
  const own = {
    ...environment,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: secret,
    DATA_KEY: randomBytes(32).toString('hex'),
  };
  const server = await startServer(own);
  try {
    const db = await openPostgres({ url: postgres.url, poolSize: 1 });
    const keyring = makeKeyring(secret);
    const passwords = makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    const phones = makePhoneCipher(keyring);
    const sms = { send: async () => undefined };
    const context = {
      db,
      enrolmentHooks,
      clock: () => new Date(),
      passwords,
      tokens: makeTokens(keyring),
      keyring,
      dataKeys: keyring,
      phones,
      sms,
    };
    const { roster } = createServices({ ...context, storage: memoryStorage(), status: 'ok' });
    const passwordHash = await passwords.hash('a password');
    await roster.addAccounts([
      { username: 'teacher', role: 'TEACHER', firstName: 'مریم', lastName: 'کریمی', passwordHash },
    ]);
    await db.close();
    const { status, body } = await ask(server.address, login, signIn);
    expect(status).toBe(200);
    const bearer = { headers: { authorization: `Bearer ${body.access}` } };
    const brief = () => ask(server.address, contract.profile.brief.path, bearer);
    expect((await brief()).status).toBe(200);
    expect(await ask(server.address, '/ready')).toMatchObject({ status: 200, body: { ready: true } });

    await postgres.stop();
    const away = { status: 503, body: { code: 'database-away', detail: expect.stringMatching(/[\u0600-\u06ff]/) } };
    for (const reply of [
      await brief(),
      await ask(server.address, login, signIn),
      await ask(server.address, '/ready'),
    ]) {
      expect(reply).toMatchObject(away);
      expect(reply.retryAfter).toBeGreaterThan(0);
    }
    // Many at once, some of them while connections are lost, all get the same.
    const many = await Promise.all(Array.from({ length: 40 }, brief));
    expect(new Set(many.map((reply) => `${reply.status} ${reply.body.code}`))).toEqual(new Set(['503 database-away']));
    expect(await ask(server.address, '/status')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const refused = await startRefused({ ...own, PORT: '0' });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('No Postgres answers at DATABASE_URL')]);

    await postgres.start();
    await vi.waitFor(async () => expect(await ask(server.address, '/ready')).toMatchObject({ status: 200 }), {
      timeout: 60_000,
      interval: 100,
    });
    expect((await brief()).status).toBe(200);
    expect((await ask(server.address, login, signIn)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    await server.end('SIGKILL');
    await postgres.remove();
    await remove();
  }
});
