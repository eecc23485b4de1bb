import { sql } from 'drizzle-orm';
import type { Actor } from '../src/platform/actor.ts';
import { recountSchools } from '../src/reports/organization/recount.ts';
import { cells, fire, middleOf, quantile, type Shot, table } from './load.ts';
import { ATTEMPTS, CHILDREN, fillOrganization, SCHOOLS } from './organization-set.ts';
import { measureUpkeep } from './overview-upkeep.ts';
import { serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench } from './world.ts';

const CONNECTIONS = 10;
const ROUNDS = 3;
const AMOUNT = 300;
/** Calls of the service one after another, without what a server shares between readers for five seconds. */
const UNSHARED = 20;

interface Page {
  readonly name: string;
  /** With the number of the request: pages of a school are of another one each time. */
  readonly path: (turn: number) => string;
  readonly service: (turn: number) => Promise<unknown>;
}

async function pagesOf({ db, services: { organization } }: Bench, reader: Actor): Promise<Page[]> {
  const schools = await db.execute<{ id: string; province: string }>(sql`
    select id, province_code as province from school where organization_id is not null order by id`);
  const at = (turn: number) => schools[(turn * 37) % schools.length] ?? { id: '', province: '' };
  const base = '/api/organization';
  const paging = { page: 1, size: 20 };
  return [
    {
      name: 'all provinces',
      path: () => `${base}/dashboard/ostan/`,
      service: () => organization.provinces(reader),
    },
    {
      name: 'schools of a province, found by a word',
      path: (turn) => `${base}/dashboard/ostan/${at(turn).province}/school/?sort=practice&search=${turn % 10}`,
      service: (turn) => organization.schools(reader, at(turn).province, { ...paging, sort: 'practice' }),
    },
    {
      name: 'a school',
      path: (turn) => `${base}/school/${at(turn).id}/info/`,
      service: (turn) => organization.info(reader, at(turn).id),
    },
    {
      name: 'grades of a school',
      path: (turn) => `${base}/school/${at(turn).id}/dashboard/grade/`,
      service: (turn) => organization.grades(reader, at(turn).id),
    },
    {
      name: 'classes of a grade',
      path: (turn) => `${base}/school/${at(turn).id}/dashboard/grade/5/class/`,
      service: (turn) => organization.classes(reader, at(turn).id, 5),
    },
    {
      name: 'children of a school',
      path: (turn) => `${base}/school/${at(turn).id}/dashboard/students/student-records/`,
      service: (turn) => organization.students(reader, at(turn).id, paging),
    },
  ];
}

/** Milliseconds of calls one after another: middle and slowest. */
async function unshared({ service }: Page): Promise<[string, string]> {
  const times: number[] = [];
  for (let turn = 0; turn < UNSHARED; turn += 1) {
    const from = performance.now();
    await service(turn);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return [quantile(times, 0.5).toFixed(1), quantile(times, 1).toFixed(1)];
}

/** The pages of an organization, read by ten at once, and what keeping their figures costs. */
export async function measureOrganization(bench: Bench, databaseUrl: string): Promise<string> {
  const began = performance.now();
  const reader = await fillOrganization(bench);
  await bench.settle();
  await recountSchools({ db: bench.db, clock: () => new Date() });
  const filled = ((performance.now() - began) / 1000).toFixed(0);
  const server = await serve('src/main.ts', {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: BENCH_SECRET,
    DATA_KEY: BENCH_DATA_KEY,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  try {
    const authorization = `Bearer ${await bench.tokenOf(reader)}`;
    const rows: (string | number)[][] = [];
    for (const page of await pagesOf(bench, reader)) {
      let turn = 0;
      const shot = (): Shot => {
        turn += 1;
        return { method: 'GET', path: page.path(turn), headers: { authorization } };
      };
      await fire(server.url, CONNECTIONS, 50, shot);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await fire(server.url, CONNECTIONS, AMOUNT, shot));
      rows.push([page.name, CONNECTIONS, ...cells(middleOf(rounds)), ...(await unshared(page))]);
    }
    const head = ['page', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'failed', 'alone p50 ms', 'alone slowest ms'];
    return [
      `${SCHOOLS} schools, ${CHILDREN} children, ${ATTEMPTS} attempts; made in ${filled} s.\n`,
      table(head, rows),
      '',
      await measureUpkeep(bench, databaseUrl),
    ].join('\n');
  } finally {
    await server.stop();
  }
}
