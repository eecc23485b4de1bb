import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { deadLetters, retryDeadLetters } from './dead-letters.ts';
import { kavenegar } from './kavenegar.ts';
import { makeSmsQueue, type SmsOutcome } from './queue.ts';

const world = await makeWorld();

/** Behaves as the service does: takes the key from the address, a form, and answers with a status of its own. */
const received: { path: string; form: Record<string, string> }[] = [];
let answers: number[] = [];
const service = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  received.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(body)) });
  const status = answers.shift() ?? 200;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ return: { status, message: '' }, entries: [] }));
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  service.close();
});

const address = service.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
const settings = { url, apiKey: 'a-key', sender: '10004346', template: undefined };
const queueWith = (more: { template?: string } = {}) =>
  makeSmsQueue(world.context, kavenegar({ ...settings, ...more }));

const rows = () =>
  world.db.execute<{ status: string; tries: number; error: string | null; body: string }>(sql`
    select status, tries, error, body from sms_outbox`);

async function clear(): Promise<void> {
  received.length = 0;
  answers = [];
  await world.db.execute(sql`delete from sms_outbox`);
}

test('a message is sent once, and lies encrypted', async () => {
  await clear();
  const queue = queueWith();
  await queue.sms.send('09120000001', 'کد ورود به مشق: 123456', '123456');
  expect(await queue.work()).toBe(1);
  expect(await queue.work()).toBe(0);
  expect(received).toEqual([
    {
      path: '/v1/a-key/sms/send.json',
      form: {
        receptor: '09120000001',
        message: 'کد ورود به مشق: 123456',
        sender: '10004346',
        localid: expect.any(String),
      },
    },
  ]);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'sent', tries: 1 });
  expect(row?.body).not.toContain('123456');
});

test('a code goes by the template where one is set', async () => {
  await clear();
  const queue = queueWith({ template: 'mashq-login' });
  await queue.sms.send('09120000001', 'کد ورود به مشق: 123456', '123456');
  await queue.work();
  expect(received).toEqual([
    {
      path: '/v1/a-key/verify/lookup.json',
      form: { receptor: '09120000001', token: '123456', template: 'mashq-login' },
    },
  ]);
});

test('two copies at once send each message once', async () => {
  await clear();
  const copies = [queueWith(), queueWith(), queueWith()];
  for (let index = 0; index < 12; index += 1) await copies[0]?.sms.send(`0912000000${index % 10}`, `message ${index}`);
  const counts = await Promise.all(copies.map((copy) => copy.work()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(new Set(received.map(({ form }) => form.message)).size).toBe(12);
  expect(received).toHaveLength(12);
});

test('a busy service is asked again, later and later, five times at most', async () => {
  await clear();
  const queue = queueWith();
  answers = [503, 429, 503, 503, 503, 503];
  await queue.sms.send('09120000001', 'a message');
  const waits = [2, 4, 8, 16];
  expect(await queue.work()).toBe(1);
  for (const seconds of waits) {
    world.pass({ seconds: seconds - 1 });
    expect(await queue.work()).toBe(0);
    world.pass({ seconds: 1 });
    expect(await queue.work()).toBe(1);
  }
  expect(await rows()).toMatchObject([{ status: 'failed', tries: 5, error: 'the service answered 503' }]);
  expect(received).toHaveLength(5);
});

test('what becomes of a message is reported without phone and text; what failed is listed, and queued again while of use', async () => {
  await clear();
  const queue = queueWith();
  const outcomes: SmsOutcome[] = [];
  queue.onOutcome((outcome) => outcomes.push(outcome));
  answers = [503, 411, 200];
  await queue.sms.send('09120000001', 'a message');
  await queue.work();
  world.pass({ seconds: 2 });
  await queue.work();
  const id = expect.any(String);
  expect(outcomes).toEqual([
    { outcome: 'delayed', id, tries: 1, reason: 'the service answered 503' },
    { outcome: 'failed', id, tries: 2, reason: 'the service answered 411' },
  ]);
  expect(JSON.stringify(outcomes)).not.toMatch(/0912|a message/);
  expect(await deadLetters(world.context)).toMatchObject([
    { status: 'failed', tries: 2, error: 'the service answered 411', isUseful: true },
  ]);
  expect(await retryDeadLetters(world.context, { actor: 'cli:nader' })).toBe(1);
  await queue.work();
  expect(outcomes.at(-1)).toEqual({ outcome: 'sent', id, tries: 1 });
  expect(await deadLetters(world.context)).toEqual([]);

  // A code of before is of no use: it is listed, and left alone.
  await queue.sms.send('09120000001', 'a code: 123456', '123456');
  world.pass({ minutes: 3 });
  await queue.work();
  expect(outcomes.at(-1)).toEqual({ outcome: 'expired', id, tries: 0 });
  expect(await deadLetters(world.context)).toMatchObject([{ status: 'expired', isUseful: false }]);
  expect(await retryDeadLetters(world.context, { actor: 'cli:nader' })).toBe(0);
});

test('a refusal that will not change is not repeated, and the reason holds no key and no phone', async () => {
  await clear();
  const queue = queueWith();
  answers = [411];
  await queue.sms.send('09120000001', 'a message');
  await queue.work();
  expect(await rows()).toMatchObject([{ status: 'failed', tries: 1, error: 'the service answered 411' }]);
});

test('a message that is of no use any more is not sent', async () => {
  await clear();
  const queue = queueWith();
  await queue.sms.send('09120000001', 'a code: 123456', '123456');
  world.pass({ minutes: 3 });
  expect(await queue.work()).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'expired', tries: 0 }]);
  // One without a code is still of use hours later.
  await clear();
  await queue.sms.send('09120000001', 'a week');
  world.pass({ hours: 11 });
  expect(await queue.work()).toBe(1);
  await clear();
  await queue.sms.send('09120000001', 'a week');
  world.pass({ hours: 12 });
  expect(await queue.work()).toBe(0);
});

test('a copy that died within a try leaves the message to another', async () => {
  await clear();
  const dying = makeSmsQueue(world.context, () => new Promise<void>(() => {}));
  await dying.sms.send('09120000001', 'a message');
  void dying.work();
  const other = queueWith();
  await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
  expect(await other.work()).toBe(0);
  world.pass({ seconds: 31 });
  expect(await other.work()).toBe(1);
  expect(await rows()).toMatchObject([{ status: 'sent', tries: 2 }]);
});
