/**
 * `pnpm soak`: children answer for minutes on several copies of the server, at a share of what the machine bears, while copies are
 * killed, the database is restarted and fails over to its replica. Prints what became of every answer. It has a Postgres of its
 * own; the last line is for `npm run test:all`. Options: --minutes=5 --share=0.5 --copies=3, or --rate=20 answers a second, which
 * nothing is measured for.
 */
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ownPostgres } from '../test/process/own-postgres.ts';
import { quantile, table } from './load.ts';
import { type Served, serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench, openBench } from './world.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    share: { type: 'string', default: '0.5' },
    copies: { type: 'string', default: '3' },
    rate: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const share = Number(values.share);
const copyCount = Number(values.copies);
if (!(minutes > 0 && share > 0 && share <= 1 && copyCount >= 2))
  throw new Error('--minutes, --share or --copies is wrong');

const CHILDREN = 40;
/** For measuring what the machine bears; a tenth of it warms up. */
const MEASURED_MS = 4_000;
/** Answers a second that are sent at most while it is measured. */
const MAX_RATE = 400;
/** As the app waits before it sends an answer again. */
const AGAIN_MS = 250;
/** A request is given up then, and sent again. */
const PATIENCE_MS = 20_000;
/** After a copy was killed. */
const RESTART_MS = 1_000;

interface Answer {
  readonly id: string;
  readonly path: string;
  readonly body: string;
  readonly authorization: string;
}

/** One address for whichever Postgres is the primary, as an operator's virtual address is. */
async function makeAddress(url: string) {
  let target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const there = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const own = new URL(url);
  own.port = String(typeof bound === 'object' && bound ? bound.port : 0);
  return {
    url: own.href,
    lead: (to: string) => {
      target = new URL(to);
      for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** Answers of a class, of each child by itself and in its order. */
async function makeAnswers(bench: Bench, server: Served): Promise<Answer[][]> {
  const classroom = await bench.makeClass(CHILDREN);
  const homeworkId = await bench.setHomework(classroom, 10);
  const children: Answer[][] = [];
  // One after another: the preparation has no more connections than a copy.
  for (const student of classroom.students) {
    const authorization = `Bearer ${await bench.tokenOf(student)}`;
    const answers = await bench.answersFor(student, homeworkId);
    const opened = await fetch(`${server.url}/api/member/homework/${homeworkId}/questions/`, {
      headers: { authorization },
    });
    if (!opened.ok) throw new Error(`a homework could not be opened: ${opened.status}`);
    await opened.arrayBuffer();
    children.push(
      answers.map(({ questionId, body }) => ({
        id: (JSON.parse(body) as { id: string }).id,
        path: `/api/member/questions/${questionId}/answer/`,
        body,
        authorization,
      })),
    );
  }
  return children;
}

/** What came of all requests. */
function makeRecord() {
  const failed = new Map<string, number>();
  return {
    confirmed: new Set<string>(),
    refused: new Set<string>(),
    /** Of requests that were answered. */
    times: [] as number[],
    /** From the first request for an answer until it was confirmed. */
    waits: [] as number[],
    failed,
    fail: (kind: string) => failed.set(kind, (failed.get(kind) ?? 0) + 1),
  };
}
type Record = ReturnType<typeof makeRecord>;

const kindOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'no reply in time';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code === 'ECONNREFUSED' ? 'copy away' : 'connection lost';
};

/** Sends an answer until it is confirmed, as the app does: again under the same id, at whichever copy. */
async function confirm(answer: Answer, copies: () => readonly Served[], record: Record, until: number) {
  const begun = performance.now();
  for (let attempt = Math.floor(begun); performance.now() < until; attempt += 1) {
    const live = copies();
    const copy = live[attempt % live.length];
    const sent = performance.now();
    try {
      const reply = await fetch(`${copy?.url}${answer.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: answer.authorization },
        body: answer.body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      if (reply.ok) {
        record.times.push(performance.now() - sent);
        record.waits.push(performance.now() - begun);
        record.confirmed.add(answer.id);
        return;
      }
      const { code } = JSON.parse(text) as { code?: string };
      record.fail(`${reply.status} ${code ?? ''}`.trim());
      if (reply.status < 500 && reply.status !== 429) {
        record.refused.add(answer.id);
        return;
      }
    } catch (error) {
      record.fail(kindOf(error));
    }
    await sleep(AGAIN_MS);
  }
}

/** Children answer side by side, each one question after another, so many a second together, until the time is over. */
async function answerFor(
  ms: number,
  rate: number,
  classes: Answer[][][],
  copies: () => readonly Served[],
  record: Record,
) {
  const end = performance.now() + ms;
  let turn = performance.now();
  /** What outlasts the end is confirmed all the same. */
  const last = end + 2 * PATIENCE_MS;
  while (performance.now() < end) {
    const children = classes.shift();
    if (!children) throw new Error('there were too few answers to send');
    turn = Math.max(turn, performance.now());
    await Promise.all(
      children.map(async (answers) => {
        for (const answer of answers) {
          turn += 1000 / rate;
          const wait = turn - performance.now();
          if (wait > 0) await sleep(wait);
          if (performance.now() >= end) return;
          await confirm(answer, copies, record, last);
        }
      }),
    );
  }
}

/** Resident memory of a process in MB; Linux says it. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const primary = await ownPostgres({ isDurable: true });
if (primary === null) {
  console.log('No Postgres server programs here.\nsoak: 0 passed, 0 failed, 1 skipped');
  process.exit(0);
}
const standby = await primary.replicate();
// Nothing is confirmed that the replica has not stored too: so a failover loses nothing.
const operator = new pg.Client({ connectionString: primary.url });
await operator.connect();
await operator.query(`alter system set synchronous_standby_names = '*'`);
await operator.query('select pg_reload_conf()');
await operator.end();

const address = await makeAddress(primary.url);
const environment = {
  DATABASE_URL: address.url,
  SESSION_SECRET: BENCH_SECRET,
  DATA_KEY: BENCH_DATA_KEY,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
};
const bench = await openBench(address.url);
const copies: { served: Served | null; lives: number; first: number; last: number }[] = [];
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    for (const { served } of copies) if (served) process.kill(served.pid, 'SIGKILL');
    void Promise.allSettled([standby.remove(), primary.remove()]).then(() => process.exit(130));
  });
}
const live = () => copies.flatMap(({ served }) => served ?? []);
const record = makeRecord();
const events: (string | number)[][] = [];
let begun = performance.now();
const note = (what: string, since = performance.now()) =>
  events.push([what, ((since - begun) / 1000).toFixed(0), ((performance.now() - since) / 1000).toFixed(1)]);

/** Starts a copy, and starts it again where it could not, as a service manager does. */
async function startCopy(index: number): Promise<void> {
  for (;;) {
    try {
      const served = await serve('src/main.ts', environment);
      const { lives = 0, first = memoryOf(served.pid) } = copies[index] ?? {};
      copies[index] = { served, lives: lives + 1, first, last: Number.NaN };
      return;
    } catch {
      await sleep(RESTART_MS);
    }
  }
}

async function killCopy(index: number): Promise<void> {
  const copy = copies[index];
  // It may not have come back since the last time.
  if (!copy?.served) return;
  const since = performance.now();
  process.kill(copy.served.pid, 'SIGKILL');
  // It stays among the addresses until a proxy would have noticed: requests to it are refused.
  await sleep(RESTART_MS);
  copy.served = null;
  await startCopy(index);
  note(`copy ${index + 1} killed, serves again`, since);
}

/** Answers whether the database takes answers again. */
async function untilReady(): Promise<void> {
  for (;;) {
    const ready = await fetch(`${live()[0]?.url}/api/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
}

try {
  for (let index = 0; index < copyCount; index += 1) await startCopy(index);
  /** Made before they are sent, for nothing can be made while the database is away. What is left of a class is not used again. */
  const prepare = async (amount: number) => {
    const classes: Answer[][][] = [];
    const [server] = live();
    if (!server) throw new Error('no copy serves');
    for (let made = 0; made < amount; ) {
      const children = await makeAnswers(bench, server);
      made += children.flat().length;
      classes.push(children);
    }
    return classes;
  };
  let rate = Number(values.rate ?? 0);
  if (rate === 0) {
    const measured = makeRecord();
    await answerFor(MEASURED_MS / 10, MAX_RATE, await prepare(MAX_RATE), live, makeRecord());
    const classes = await prepare((MAX_RATE * MEASURED_MS) / 1000);
    const since = performance.now();
    await answerFor(MEASURED_MS, MAX_RATE, classes, live, measured);
    const bears = (measured.confirmed.size * 1000) / (performance.now() - since);
    rate = Math.max(1, bears * share);
    console.log(`The machine bears ${Math.round(bears)} answers a second; ${rate.toFixed(1)} are sent.\n`);
  }
  const whole = minutes * 60_000;
  // Of the last class the children do not end together.
  const classes = await prepare(1.5 * rate * (whole / 1000) + 1000);
  // The first copy has prepared the work of all: what it has now is what it begins with.
  for (const copy of copies) if (copy.served) copy.first = memoryOf(copy.served.pid);
  begun = performance.now();
  const running = answerFor(whole, rate, classes, live, record);
  // What it fails with is said where it is waited for.
  running.catch(() => undefined);
  const restarts: Promise<void>[] = [];
  const at = async (part: number, work: () => Promise<void>) => {
    await sleep(Math.max(0, begun + whole * part - performance.now()));
    await work();
  };
  // The first copy lives through all of it: its memory at the end is that of a long life.
  let next = 0;
  // Its return is not waited for: what is done next comes at its time.
  const killNext = async () => void restarts.push(killCopy(1 + (next++ % (copyCount - 1))));
  await at(0.1, killNext);
  await at(0.25, killNext);
  await at(0.4, async () => {
    const since = performance.now();
    await primary.crash();
    await primary.start();
    await untilReady();
    note('database crashed and restarted, ready again', since);
  });
  await at(0.6, killNext);
  await at(0.75, async () => {
    const since = performance.now();
    await primary.crash();
    await standby.promote();
    address.lead(standby.url);
    await untilReady();
    note('primary crashed, replica promoted, ready again', since);
  });
  await at(0.9, killNext);
  await running;
  await Promise.all(restarts);
  for (const copy of copies) if (copy.served) copy.last = memoryOf(copy.served.pid);

  // Asked of the database that is left, by nothing of the server.
  const stored = new Set(
    (await bench.db.execute<{ id: string }>(sql`select id::text as id from attempt_key`)).map(({ id }) => id),
  );
  const [size] = await bench.db.execute<{ bytes: number }>(sql`
    select pg_total_relation_size('question') / (select count(*) from question)::float8
      + ((select sum(pg_total_relation_size(relid)) from pg_partition_tree('attempt')) + pg_total_relation_size('attempt_key'))
        / (select count(*) from attempt_key)::float8 as bytes`);
  const lost = [...record.confirmed].filter((id) => !stored.has(id)).length;
  const failures = [...record.failed.values()].reduce((sum, count) => sum + count, 0);
  const times = record.times.sort((a, b) => a - b);
  const ms = (value: number) => value.toFixed(1);
  const waits = record.waits.sort((a, b) => a - b);
  console.log(
    table(
      ['of the answers', ''],
      [
        ['sent a second', rate.toFixed(1)],
        ['confirmed', record.confirmed.size],
        ['lost', lost],
        ['refused for good', record.refused.size],
        ['requests that failed and were sent again', failures - record.refused.size],
        ['p50 ms of a request', ms(quantile(times, 0.5))],
        ['p99 ms of a request', ms(quantile(times, 0.99))],
        ['p99 ms until confirmed', ms(quantile(waits, 0.99))],
        ['slowest until confirmed, ms', ms(waits.at(-1) ?? Number.NaN)],
        ['bytes stored of an answer with its question', Math.round(size?.bytes ?? Number.NaN)],
      ],
    ),
  );
  events.sort(([, one], [, other]) => Number(one) - Number(other));
  console.log(`\n${table(['what was done', 'at second', 'took s'], events)}`);
  console.log(
    `\n${table(
      ['failed requests', 'count'],
      [...record.failed].sort(([, a], [, b]) => b - a),
    )}\n\n${table(
      ['copy', 'lives', 'MB at the start', 'MB at the end'],
      copies.map(({ lives, first, last }, index) => [index + 1, lives, first.toFixed(0), last.toFixed(0)]),
    )}\n`,
  );
  const held = [lost === 0, record.refused.size === 0, record.confirmed.size > (whole / 1000) * rate * 0.5];
  if (held.includes(false)) process.exitCode = 1;
  const passed = held.filter(Boolean).length;
  console.log(`soak: ${passed} passed, ${held.length - passed} failed, 0 skipped`);
} finally {
  for (const { served } of copies) await served?.stop();
  await bench.db.close().catch(() => undefined);
  address.close();
  await standby.remove();
  await primary.remove();
}
