import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { makeWriteLimit, WRITE_LIMIT } from './write-limit.ts';

const world = await makeWorld();

test('a client that writes without a pause is asked to wait, in Persian; reading and other people go on', async () => {
  const [busy, other] = [await makePerson(world, { role: 'TEACHER' }), await makePerson(world, { role: 'TEACHER' })];
  const write = () => world.call(busy, contract.profile.setTheme, { body: { theme: 'green' } });
  const replies = [];
  for (let n = 0; n < WRITE_LIMIT.burst + 200 && replies.at(-1)?.status !== 429; n += 1) replies.push(await write());
  expect(replies.length).toBeGreaterThan(WRITE_LIMIT.burst);
  const refused = replies.at(-1);
  expect(refused?.status).toBe(429);
  expect(refused?.headers['retry-after']).toBe('1');
  expect(refused?.refusal.detail).toContain('۱ ثانیهٔ دیگر');
  expect((await world.call(busy, contract.profile.brief, {})).status).toBe(200);
  expect((await world.call(other, contract.profile.setTheme, { body: { theme: 'green' } })).status).toBe(200);
});

test('a class of forty that answers for an hour, each once a second, is never refused', () => {
  let now = 0;
  const limit = makeWriteLimit(WRITE_LIMIT, () => now);
  for (let second = 0; second < 3_600; second += 1) {
    for (let child = 0; child < 40; child += 1) limit(`child-${child}`);
    now += 1_000;
  }
});

test('an outbox of a day goes through at once, and one of a thousand answers within three minutes', () => {
  let now = 0;
  const limit = makeWriteLimit(WRITE_LIMIT, () => now);
  for (let n = 0; n < 250; n += 1) limit('one');
  let sent = 0;
  while (sent < 1_000) {
    try {
      limit('two');
      sent += 1;
    } catch {
      now += 1_000;
    }
  }
  expect(now).toBeLessThan(180_000);
});

test('a pause fills it again', () => {
  let now = 0;
  const limit = makeWriteLimit({ burst: 3, perSecond: 2 }, () => now);
  const tries = () => {
    let good = 0;
    try {
      for (; good < 100; good += 1) limit('one');
    } catch {}
    return good;
  };
  expect(tries()).toBe(3);
  now += 1_000;
  expect(tries()).toBe(2);
  now += 60_000;
  expect(tries()).toBe(3);
});
