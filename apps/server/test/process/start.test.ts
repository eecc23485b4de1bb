import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { mashqHere } from './cli-process.ts';
import { freshPlace, type Place } from './lasting-database.ts';
import { startRefused, startServer } from './server-process.ts';

const places: Place[] = [];

async function place(): Promise<Place> {
  const made = await freshPlace();
  places.push(made);
  return made;
}

afterAll(async () => {
  for (const { remove } of places) await remove();
});

test('prints its address, answers there, ends on SIGTERM, and keeps its data; a second server is kept away from an embedded database, and welcome on Postgres', {
  timeout: 180_000,
}, async () => {
  const { environment, open } = await place();
  const inMaintenance = { ...environment, STATUS: 'maintenance' };
  const isPostgres = 'DATABASE_URL' in environment;
  const statusAt = async (address: string) => (await fetch(`${address}/api/status`)).json();

  const server = await startServer(environment);
  expect(await statusAt(server.address)).toEqual({ status: 'ok', version: 'sources' });
  const second = isPostgres ? await startServer(inMaintenance) : null;
  if (second === null) {
    const { code, output } = await startRefused(environment);
    expect(code).toBe(1);
    expect(output).toContain('is in use by a server that is running');
  }
  expect(await statusAt(server.address)).toEqual({ status: 'ok', version: 'sources' });
  expect(await server.end('SIGTERM')).toBe(0);

  const again = second ?? (await startServer(inMaintenance));
  expect(await statusAt(again.address)).toMatchObject({ status: 'maintenance' });
  expect(await again.end('SIGTERM')).toBe(0);
  await (await open()).close();
});

test('a taken port is said in one line, without a stack, before anything that takes long', {
  timeout: 180_000,
}, async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { environment, open } = await place();
  const { code, output } = await startRefused({ ...environment, PORT: String(port), DEMO: '1' });
  const metrics = await startRefused({
    ...environment,
    PORT: '0',
    METRICS_PORT: String(port),
    METRICS_HOST: '127.0.0.1',
  });
  taken.close();
  expect([metrics.code, metrics.output.trim()]).toEqual([
    1,
    `Port ${port} is taken by another program. Stop it, or choose another: METRICS_PORT=${port + 1}`,
  ]);
  expect(code).toBe(1);
  expect(output.trim()).toContain(`Port ${port} is taken by another program.`);
  expect(output).not.toContain('    at ');
  expect(output).not.toContain('demo world');
  // The database was not left open: it can be opened.
  await (await open()).close();
});

test('a fault of the environment is said before anything is touched', async () => {
  const { environment } = await place();
  const { code, output } = await startRefused({ ...environment, STATUS: 'perhaps' });
  expect([code, output.trim()]).toEqual([
    1,
    'The environment does not allow a start:\n  STATUS must be ok or maintenance',
  ]);
});

test('a folder of files that cannot be written is said in one line', async () => {
  const { environment } = await place();
  const file = join(environment.DATA_DIR ?? '', 'a-file');
  await writeFile(file, '');
  const { code, output } = await startRefused({ ...environment, FILES_DIR: join(file, 'files') });
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^Files of people cannot be kept \(ENOTDIR[^\n]*\)\. Mend FILES_DIR or the S3_ variables\.$/),
  ]);
});

test('a message that could not be sent is a line of the log, without phone', async () => {
  const { environment, open } = await place();
  const db = await open();
  await db.execute(sql`
    insert into sms_outbox (phone, body, status, next_try_at, expires_at, sent_at)
    values ('09120000001', 'of another secret', 'queued', now(), now() + interval '1 hour', now())`);
  await db.close();
  const server = await startServer({ ...environment, SMS_URL: 'http://127.0.0.1:1/', SMS_API_KEY: 'a-key' });
  // The start says by itself what the doctor would.
  await vi.waitFor(() => expect(server.output()).toMatch(/^fail +messages to 127\.0\.0\.1:1: the service does not/m), {
    timeout: 60_000,
  });
  await vi.waitFor(() => expect(server.output()).toContain('SMS not sent'), { timeout: 60_000 });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toMatch(/"outcome":"failed".*"tries":1,"reason":"the text cannot be decrypted"/);
  expect(server.output()).not.toMatch(/0912|a-key|another secret/);
  expect(await mashqHere(environment, ['sms', 'failed'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/failed after 1 tries: the text cannot be decrypted\n1 messages\.\n$/),
  });
  expect((await mashqHere(environment, ['sms', 'retry'])).output).toBe('1 messages are queued again.\n');
});

test('a Postgres that does not answer is said in one line', async () => {
  const { environment } = await place();
  const { code, output } = await startRefused({
    ...environment,
    DATABASE_URL: 'postgres://nobody:a-password@127.0.0.1:1/none',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('hex'),
  });
  expect(code).toBe(1);
  expect(output).toContain('No Postgres answers at DATABASE_URL');
  expect(output).not.toMatch(/a-password| {4}at /);
});
