import { fire, type Measured, type Shot, table } from './load.ts';
import { serve } from './processes.ts';
import { BENCH_SECRET, type Bench } from './world.ts';

const CONNECTIONS = [10, 100] as const;
/** Requests of one measured run; each run is made three times and the middle one is shown. */
const AMOUNT = 2000;
const RUNS = 3;
const WARM_UP = 400;

function middle(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return found;
}

/** Right answers to questions that are all different, one for each request. */
async function makeShots(bench: Bench, amount: number): Promise<Shot[]> {
  const shots: Shot[] = [];
  while (shots.length < amount) {
    const room = await bench.makeClass(40);
    const homeworkId = await bench.setHomework(room, 10);
    for (const student of room.students) {
      if (shots.length >= amount) break;
      const authorization = `Bearer ${await bench.tokenOf(student)}`;
      for (const { questionId, body } of await bench.answersFor(student, homeworkId)) {
        shots.push({
          method: 'POST',
          path: `/api/member/questions/${questionId}/answer/`,
          headers: { authorization },
          body,
        });
      }
    }
  }
  // Children answer side by side, not one after another.
  return shots
    .map((shot, index) => ({ shot, order: (index * 7919) % shots.length }))
    .sort((a, b) => a.order - b.order)
    .map(({ shot }) => shot);
}

/** Answering a question beside a bare insert, in the same run. */
export async function measureAnswering(bench: Bench, databaseUrl: string): Promise<string> {
  const shots = await makeShots(bench, WARM_UP + AMOUNT * RUNS * CONNECTIONS.length);
  const bodies = shots.map(({ body = '{}' }) => body);
  const server = await serve('src/main.ts', {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: BENCH_SECRET,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  const bare = await serve('bench/bare.ts', { DATABASE_URL: databaseUrl });
  try {
    let shot = 0;
    let body = 0;
    const nextAnswer = (): Shot => {
      const found = shots[shot % shots.length];
      shot += 1;
      if (!found) throw new Error('no answers to send');
      return found;
    };
    const nextBare = (): Shot => {
      body += 1;
      return { method: 'POST', path: '/bare', headers: {}, body: bodies[body % bodies.length] ?? '{}' };
    };
    await fire(server.url, 10, WARM_UP, nextAnswer);
    await fire(bare.url, 10, WARM_UP, nextBare);

    const rows: (string | number)[][] = [];
    for (const connections of CONNECTIONS) {
      const answering: Measured[] = [];
      const inserting: Measured[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        inserting.push(await fire(bare.url, connections, AMOUNT, nextBare));
        answering.push(await fire(server.url, connections, AMOUNT, nextAnswer));
      }
      const [ours, floor] = [middle(answering), middle(inserting)];
      const share = ours.requestsPerSecond / floor.requestsPerSecond;
      rows.push([
        'bare route, one insert',
        connections,
        floor.requestsPerSecond,
        floor.p50,
        floor.p99,
        floor.failed,
        '',
      ]);
      rows.push([
        'answer: read, check, store, next',
        connections,
        ours.requestsPerSecond,
        ours.p50,
        ours.p99,
        ours.failed,
        share.toFixed(2),
      ]);
    }
    return table(['route', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'failed', 'of bare'], rows);
  } finally {
    await server.stop();
    await bare.stop();
  }
}
