import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import { makeClassroom } from '../world/people.ts';
import { makeManagedSchool } from '../world/roster.ts';
import { makeWorld } from '../world/world.ts';
import type { Order, Report } from './client.ts';
import { HOSTILE_FILES } from './files.ts';

/** How long the server may do nothing but one thing, in milliseconds. */
const MAX_BLOCKED_MS = 250;

/**
 * The longest that a client may wait for the server's status, in milliseconds, by the clock. A busy machine keeps a process waiting for
 * a second or two by itself; the files of this test froze the server for ten seconds and more. It finds what takes no time of the
 * processor, which the bound above does not: a wait for another process or a lock.
 */
const MAX_REPLY_MS = 5000;

/** What may be kept of all the files, in bytes: caches, and the few that are stored because they harm nobody. */
const MAX_KEPT = 20 * 1024 * 1024;

const withSlow = process.env.TEST_ALL === '1';
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { teacher } = await makeClassroom(world, { students: 0 });
const { manager } = await makeManagedSchool(world);
const tokenOf = ({ id }: Actor) => world.context.tokens.issue({ id, sessionId: randomUUID(), version: 0 }, world.now());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * The longest that the thread of the server was busy without looking at what else has come. Its time of the processor counts: other
 * programs, which keep a process waiting as well, are no fault of a file.
 */
function watchThread(): () => number {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

test('files that are made to harm are refused in Persian, keep nobody waiting, and leave no memory taken', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const order: Order = {
    api: `${address}/api`,
    teacher: await tokenOf(teacher),
    manager: await tokenOf(manager),
    withSlow,
  };
  // What the server compiles with its first large body is not what is measured.
  const large = { id: randomUUID(), name: 'سارا احمدی', phone: '09123456789', file: 'A'.repeat(6_000_000) };
  expect((await world.call(null, contract.site.applyForJob, { body: large })).status).toBe(422);
  const before = memory();
  const longestBlocked = watchThread();
  const client = fork(new URL('client.ts', import.meta.url), { serialization: 'advanced' });
  client.send(order);
  const [report] = (await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(([code]) => Promise.reject(new Error(`the client ended with ${code}`))),
  ])) as [Report];
  const blocked = longestBlocked();

  const expected = HOSTILE_FILES.filter(({ isSlow }) => withSlow || !isSlow);
  const replies = new Map(report.replies.map(({ file, ...reply }) => [file, reply]));
  expect(expected.length).toBeGreaterThanOrEqual(40);
  const isAsExpected = ({ entry, name, status, words = '' }: (typeof expected)[number]) => {
    const reply = replies.get(`${entry}: ${name}`);
    return reply?.status === status && (words === '' ? reply.detail === '' : reply.detail.includes(words));
  };
  const wrong = expected
    .filter((file) => !isAsExpected(file))
    .map(({ entry, name }) => `${entry}: ${name}: ${JSON.stringify(replies.get(`${entry}: ${name}`))}`);
  expect(wrong.join('\n')).toBe('');
  expect(new Set(report.pollStatuses)).toEqual(new Set([200]));
  expect(report.slowestMs).toBeLessThan(MAX_REPLY_MS);
  expect(blocked).toBeLessThan(MAX_BLOCKED_MS);
  expect(memory() - before).toBeLessThan(MAX_KEPT);
});
