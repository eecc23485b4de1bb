import { randomUUID } from 'node:crypto';
import { cells, fire, type Measured, middleOf, type Shot, table } from './load.ts';
import { type Served, serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench } from './world.ts';

const CONNECTIONS = [10, 100] as const;
/** Rounds of each number of connections, the bare route and the real one in turn; the middle ones are shown. */
const ROUNDS = 5;
/** Of one round of one route; a row of the table is made of `ROUNDS` of them. */
const SECONDS = 1.6;
const WARM_UP = 2000;

/**
 * Right answers to questions that are all different, one for each request. Each child opens its homework on the server that
 * is measured, as the app does before the first answer.
 */
async function makeShots(bench: Bench, server: Served, amount: number): Promise<Shot[]> {
  const children: Shot[][] = [];
  let missing = amount;
  while (missing > 0) {
    const classroom = await bench.makeClass(40);
    const homeworkId = await bench.setHomework(classroom, 10);
    for (const student of classroom.students) {
      if (missing <= 0) break;
      const authorization = `Bearer ${await bench.tokenOf(student)}`;
      const answers = await bench.answersFor(student, homeworkId);
      const opened = await fetch(`${server.url}/api/member/homework/${homeworkId}/questions/`, {
        headers: { authorization },
      });
      if (!opened.ok) throw new Error(`a homework could not be opened: ${opened.status}`);
      await opened.arrayBuffer();
      const shots = answers.map(
        ({ questionId, body }): Shot => ({
          method: 'POST',
          path: `/api/member/questions/${questionId}/answer/`,
          headers: { authorization },
          body,
        }),
      );
      children.push(shots);
      missing -= shots.length;
    }
  }
  // Children answer side by side, and each of them one question after another, as a child does.
  const most = Math.max(...children.map((shots) => shots.length));
  const rounds = Array.from({ length: most }, (_, turn) => children.flatMap((shots) => shots.slice(turn, turn + 1)));
  return rounds.flat();
}

/** The same bodies and headers for the bare route, each under an id that was never used. */
function bareShots(shots: readonly Shot[]): () => Shot {
  let index = 0;
  return () => {
    const { headers, body = '{}' } = shots[index % shots.length] ?? { headers: {} };
    index += 1;
    return { method: 'POST', path: '/bare', headers, body: body.replace(/"id":"[^"]+"/, `"id":"${randomUUID()}"`) };
  };
}

function inTurn(shots: readonly Shot[]): () => Shot {
  let index = 0;
  return () => {
    const shot = shots[index];
    index += 1;
    if (!shot) throw new Error('no answers left to send');
    return shot;
  };
}

/** Answering a question beside a bare insert, in the same run. */
export async function measureAnswering(bench: Bench, databaseUrl: string): Promise<string> {
  const server = await serve('src/main.ts', {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: BENCH_SECRET,
    DATA_KEY: BENCH_DATA_KEY,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  const bare = await serve('bench/bare.ts', { DATABASE_URL: databaseUrl });
  try {
    const first = await makeShots(bench, server, WARM_UP);
    const nextBare = bareShots(first);
    const paceBare = await fire(bare.url, 10, WARM_UP, nextBare);
    const pace = await fire(server.url, 10, WARM_UP, inTurn(first));
    const amountBare = Math.ceil(paceBare.requestsPerSecond * SECONDS);
    const amount = Math.ceil(pace.requestsPerSecond * SECONDS);

    const rows: (string | number)[][] = [];
    for (const connections of CONNECTIONS) {
      const answering: Measured[] = [];
      const inserting: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const shots = await makeShots(bench, server, amount);
        await bench.settle();
        inserting.push(await fire(bare.url, connections, amountBare, nextBare));
        answering.push(await fire(server.url, connections, amount, inTurn(shots)));
      }
      const [ours, floor] = [middleOf(answering), middleOf(inserting)];
      const share = ours.requestsPerSecond / floor.requestsPerSecond;
      rows.push(['bare route, one insert', connections, ...cells(floor), '']);
      rows.push(['answer: read, check, store, next', connections, ...cells(ours), share.toFixed(2)]);
    }
    return table(['route', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'failed', 'of bare'], rows);
  } finally {
    await server.stop();
    await bare.stop();
  }
}
