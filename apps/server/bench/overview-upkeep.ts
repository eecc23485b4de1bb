import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { recountSchools } from '../src/reports/organization/recount.ts';
import { quantile, table } from './load.ts';
import type { Bench } from './world.ts';

const CONNECTIONS = 10;
const ROUND_MS = 3_000;
const ROUNDS = 3;

/** The log and key of an answer, as the statement that stores one writes them. */
const STORE = `with key as (
    insert into attempt_key (school_id, id, answered_at) values ($1::uuid, $3::uuid, now())
    on conflict do nothing returning id
  ), logged as (
    insert into attempt (school_id, id, student_id, question_id, context, skill_id, level, shown_at, answered_at,
      received_at, active_ms, raw, normalized, verdict, first_try, hints_opened, offline, reply)
    select $1::uuid, key.id, $2::uuid, $4::uuid, 'practice', 'g5-improper-to-mixed', 2, now(), now(), now(), 20000,
      '{"kind":"integer","values":["5"]}', '5', 'right', true, 0, false, '{}' from key
    returning student_id
  )`;
/** Exact whatever the hour: a child practiced in a week if its last answer lies in it. One row for each child. */
const CHILD_ROW = `, kept as (
    insert into bench_last_answer as l (school_id, student_id, answered_at)
    select $1::uuid, student_id, now() from logged
    on conflict (school_id, student_id) do update set answered_at = greatest(l.answered_at, excluded.answered_at)
  )`;
/** A counter of each school and day: what pages over many schools would like to read. One row for all its children. */
const SCHOOL_ROW = `, counted as (
    insert into bench_school_day as d (school_id, day, answers)
    select $1::uuid, current_date, 1 from logged
    on conflict (school_id, day) do update set answers = d.answers + 1
  )`;

const WAYS = [
  ['no rollup in the statement (the job)', ''],
  ['a row of the child in the statement', CHILD_ROW],
  ['a row of the child and one of the school and day', `${CHILD_ROW}${SCHOOL_ROW}`],
] as const;

interface Child {
  readonly school_id: string;
  readonly student_id: string;
  readonly id: string;
}

/** Sends a statement over ten connections for a while; milliseconds of each. */
async function load(pool: pg.Pool, name: string, text: string, children: readonly Child[]): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ROUND_MS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let turn = connection; performance.now() < until; turn += CONNECTIONS) {
        const child = children[turn % children.length];
        if (!child) return;
        const from = performance.now();
        await pool.query({ name, text, values: [child.school_id, child.student_id, randomUUID(), child.id] });
        times.push(performance.now() - from);
      }
    }),
  );
  return times;
}

/** What the rollup costs in the statement that stores an answer, and what it costs as a job. */
export async function measureUpkeep({ db }: Bench, databaseUrl: string): Promise<string> {
  await db.execute(sql`
    create table bench_last_answer (school_id uuid, student_id uuid, answered_at timestamptz,
      primary key (school_id, student_id)) with (fillfactor = 70)`);
  await db.execute(sql`
    create table bench_school_day (school_id uuid, day date, answers int, primary key (school_id, day))
    with (fillfactor = 70)`);
  await db.execute(sql`
    insert into bench_last_answer select school_id, student_id, max(answered_at) from attempt group by 1, 2`);
  // A school of 200 children at work at the same time, as in a lesson.
  const children = await db.execute<Child>(sql`
    select q.school_id, q.student_id, q.id from question q
    where q.school_id = (select school_id from question order by school_id limit 1)`);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const rounds = WAYS.map((): number[][] => []);
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, [, part]] of WAYS.entries()) {
        const times = await load(pool, `way_${index}`, `${STORE}${part} select 1 from logged`, children);
        // The first round warms up.
        if (round > 0) rounds[index]?.push(times.sort((a, b) => a - b));
      }
    }
  } finally {
    await pool.end();
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const rows = WAYS.map(([name], index) => {
    const own = rounds[index] ?? [];
    return [
      name,
      Math.round((middle(own.map(({ length }) => length)) * 1000) / ROUND_MS),
      middle(own.map((times) => quantile(times, 0.5))).toFixed(2),
      middle(own.map((times) => quantile(times, 0.99))).toFixed(2),
    ];
  });
  const context = { db, clock: () => new Date() };
  const passes: number[] = [];
  let schools = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    schools = await recountSchools(context);
    passes.push(performance.now() - from);
  }
  const seconds = (middle(passes) / 1000).toFixed(1);
  return [
    table([`storing an answer, ${CONNECTIONS} connections, one school`, 'answers/s', 'p50 ms', 'p99 ms'], rows),
    '',
    `The job counts ${schools} schools in ${seconds} s: figures are at most a minute and that old.`,
  ].join('\n');
}
