import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Actor } from '../src/actor.ts';
import { cells, fire, middleOf, table } from './load.ts';
import { serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench } from './world.ts';

const SCHOOLS = 500;
const CLASSES = 2;
const CHILDREN = 30;
/** Of the last seven days, and of the weeks before. */
const ATTEMPTS = { lately: 100_000, before: 300_000 };
const CONNECTIONS = 10;
const ROUNDS = 3;
const AMOUNT = 100;

/** An organization of 500 schools, 1,000 classes and 30,000 children, most of whom practiced this week. */
async function fillOrganization({ db, services: { roster } }: Bench): Promise<Actor> {
  const organizationId = await roster.addOrganization('سازمان');
  const schoolYearId = await roster.addSchoolYear({ title: '1405-1406', startsOn: '2026-09-23', endsOn: '2027-09-22' });
  const provinces = await db.rows<{ code: string }>(sql`select code from province order by code`);
  const students: string[] = [];
  for (let school = 0; school < SCHOOLS; school += 1) {
    const provinceCode = provinces[school % provinces.length]?.code ?? 'IR-23';
    const schoolId = await roster.addSchool({ title: `دبستان ${school}`, provinceCode, organizationId });
    const ids = await roster.addAccounts(
      Array.from({ length: CLASSES * CHILDREN }, () => ({
        username: randomUUID(),
        role: 'STUDENT' as const,
        firstName: 'نام',
        lastName: 'خانواده',
        schoolId,
      })),
    );
    students.push(...ids);
    for (let n = 0; n < CLASSES; n += 1) {
      const classId = await roster.addClass({ schoolId, schoolYearId, title: `کلاس ${n}`, grade: 5 });
      await roster.enrol(classId, ids.slice(n * CHILDREN, (n + 1) * CHILDREN));
    }
  }
  // One question for each child; only the rows that the page counts matter, so they are made by SQL here.
  await db.rows(sql`
    insert into question (id, school_id, student_id, context, skill_id, level, seed, position, state, created_at)
    select gen_random_uuid(), a.school_id, a.id, 'practice', 'g5-improper-to-mixed', 2, 1, 0, 'open', now()
    from account a where a.id = any(${sql.param(students)}::uuid[])`);
  const attempts = (count: number, from: number, to: number) => sql`
    insert into attempt (id, school_id, student_id, question_id, context, skill_id, level, shown_at, answered_at, received_at,
      active_ms, raw, normalized, verdict, misconception_id, first_try, hints_opened, offline, reply)
    select gen_random_uuid(), q.school_id, q.student_id, q.id, 'practice', q.skill_id, 2, at, at, at, 20000,
      '{"kind":"integer","values":["5"]}', '5', 'right', null, true, 0, false, '{}'
    from (select *, row_number() over () as n from question where context = 'practice') q
    join (select n, (n::bigint * 7919) % ${students.length}::int + 1 as student,
        now() - make_interval(secs => ${from}::int - (n::bigint * ${from - to}::bigint / ${count}::int)) as at
      from generate_series(1, ${count}::int) n) made on made.student = q.n
    order by at`;
  const DAY = 86_400;
  await db.rows(attempts(ATTEMPTS.before, 60 * DAY, 7 * DAY));
  await db.rows(attempts(ATTEMPTS.lately, 7 * DAY - 60, 60));
  const [id = ''] = await roster.addAccounts([
    { username: randomUUID(), role: 'ORGANIZATION', firstName: 'نام', lastName: 'خانواده', organizationId },
  ]);
  const [own] = await db.rows<{ schoolId: string }>(sql`select school_id as "schoolId" from account where id = ${id}`);
  return { id, role: 'organization', schoolId: own?.schoolId ?? '' };
}

/** The page of an organization's schools, read by ten at once. */
export async function measureOrganization(bench: Bench, databaseUrl: string): Promise<string> {
  const reader = await fillOrganization(bench);
  await bench.settle();
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
    const shot = () => ({
      method: 'GET' as const,
      path: '/api/organization/dashboard/ostan/',
      headers: { authorization },
    });
    await fire(server.url, CONNECTIONS, 20, shot);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await fire(server.url, CONNECTIONS, AMOUNT, shot));
    return table(
      ['page', 'attempts', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'failed'],
      [
        [
          `${SCHOOLS} schools, ${SCHOOLS * CLASSES * CHILDREN} children`,
          ATTEMPTS.lately + ATTEMPTS.before,
          CONNECTIONS,
          ...cells(middleOf(rounds)),
        ],
      ],
    );
  } finally {
    await server.stop();
  }
}
