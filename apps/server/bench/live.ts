import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Actor } from '../src/platform/actor.ts';
import { publishLive } from '../src/platform/live/publish.ts';
import { quantile, table } from './load.ts';
import { serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench } from './world.ts';

const STREAMS = 2_000;
/** Messages of one second, each to a class: 1,000 events. */
const PER_SECOND = 40;
const CLASS = 25;
const SECONDS = 10;
const OPENED_BATCH_SIZE = 50;

/** Megabytes of a process in memory. */
function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

function open(url: string, token: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/events/`, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      if (reply.statusCode === 200) resolve(reply);
      else reject(new Error(`a stream was refused with ${reply.statusCode}`));
    }).once('error', reject);
  });
}

/** Open event streams of one copy of the server: its memory, and how soon events of a full second reach their readers. */
export async function measureLive({ db, makeClass, tokenOf, settle }: Bench, databaseUrl: string): Promise<string> {
  const { students } = await makeClass(STREAMS);
  await settle();
  const server = await serve('src/main.ts', {
    SESSION_SECRET: BENCH_SECRET,
    DATA_KEY: BENCH_DATA_KEY,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const replies: IncomingMessage[] = [];
  try {
    const before = residentMb(server.pid);
    const times: number[] = [];
    const connect = async (student: Actor) => {
      const reply = await open(server.url, await tokenOf(student), agent);
      reply.setEncoding('utf8').on('data', (text: string) => {
        for (const [, at] of text.matchAll(/"badges":\["([\d.]+)"\]/g)) times.push(performance.now() - Number(at));
      });
      replies.push(reply);
    };
    for (let n = 0; n < students.length; n += OPENED_BATCH_SIZE) {
      await Promise.all(students.slice(n, n + OPENED_BATCH_SIZE).map(connect));
    }
    const opened = residentMb(server.pid);
    const from = performance.now();
    const sends: Promise<void>[] = [];
    const total = PER_SECOND * SECONDS;
    while (sends.length < total) {
      const due = Math.min(total, Math.floor(((performance.now() - from) / 1000) * PER_SECOND));
      while (sends.length < due) {
        const first = (sends.length * CLASS) % students.length;
        const readers = students.slice(first, first + CLASS);
        const schoolId = readers[0]?.schoolId ?? '';
        const data = { badges: [String(performance.now())] };
        const to = readers.map(({ id }) => id);
        sends.push(publishLive(db, { kind: 'badge', data, schoolId, to, now: new Date() }));
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(sends);
    const seconds = (performance.now() - from) / 1000;
    const deadline = performance.now() + 10_000;
    while (times.length < total * CLASS && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const sorted = times.toSorted((a, b) => a - b);
    const row = [
      replies.length,
      before,
      opened,
      residentMb(server.pid),
      Math.round((total * CLASS) / seconds),
      quantile(sorted, 0.5).toFixed(0),
      quantile(sorted, 0.99).toFixed(0),
      total * CLASS - times.length,
    ];
    const head = ['streams', 'MB before', 'MB open', 'MB after', 'events/s', 'p50 ms', 'p99 ms', 'missed'];
    return table(head, [row]);
  } finally {
    for (const reply of replies) reply.destroy();
    agent.destroy();
    await server.stop();
  }
}
