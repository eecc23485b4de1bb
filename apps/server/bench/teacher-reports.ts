import { sql } from 'drizzle-orm';
import { cells, fire, middleOf, table } from './load.ts';
import { serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench } from './world.ts';

const CHILDREN = 40;
const SKILLS = 60;
/** Of the class, one after the other. */
const HOMEWORKS = 10;
/** Questions of each skill in each of them. */
const ITEMS = 1;
/** Of each question; every fifth has one more. */
const ATTEMPTS = 4;
const CONNECTIONS = 10;
const ROUNDS = 5;
/** Of one round. */
const AMOUNT = 300;
const WARM_UP = 50;

/**
 * Fills a homework with 60 skills and some ten thousand answers of 40 children, a third of them wrong. The shape is what is
 * measured, so its rows are made by SQL here and nowhere else.
 */
async function fillReport({ db }: Bench, homeworkId: string): Promise<void> {
  await db.execute(sql`
    insert into assignment_skill (school_id, assignment_id, skill_id, items, position)
    select w.school_id, w.id, s.skill_id, ${ITEMS}::int, 1000 + s.place
    from assignment w, unnest(${sql.param(await otherSkills())}::text[]) with ordinality as s (skill_id, place)
    where w.id = ${homeworkId}
    on conflict do nothing`);
  await db.execute(sql`
    with assigned as (
      insert into question (school_id, student_id, assignment_id, context, skill_id, level, seed, position, state, tries, first_verdict, created_at, done_at)
      select sa.school_id, sa.student_id, sa.assignment_id, 'assignment', hs.skill_id, 2, 1 + n, hs.position * 100 + n,
        case when n % 3 = 0 then 'corrected' else 'right' end, 1 + (n % 3 = 0)::int, case when n % 3 = 0 then 'wrong' else 'right' end, now(), now()
      from student_assignment sa join assignment_skill hs on hs.school_id = sa.school_id and hs.assignment_id = sa.assignment_id
      cross join generate_series(0, ${ITEMS - 1}::int) as n
      where sa.assignment_id = ${homeworkId}
      returning id, school_id, student_id, assignment_id, skill_id, position / 100 as place
    )
    insert into attempt (id, school_id, student_id, question_id, assignment_id, context, skill_id, level, shown_at, answered_at, received_at,
      active_ms, raw, normalized, verdict, misconception_id, first_try, hints_opened, offline, reply)
    select gen_random_uuid(), school_id, student_id, id, assignment_id, 'assignment', skill_id, 2, now(), now(), now(), 20000,
      '{"kind":"integer","values":["5"]}', '5', case when place % 3 = 0 then 'wrong' else 'right' end,
      case when place % 6 = 0 then 'counted-one-twice' end, n = 1, 0, false, '{}'
    from assigned cross join generate_series(1, ${ATTEMPTS}::int + (place % 5 = 0)::int) as n`);
}

async function otherSkills(): Promise<string[]> {
  const { mathBook, lessonsOf } = await import('@mashq/curriculum');
  const all = ([5, 6, 4] as const).flatMap((grade) =>
    lessonsOf(mathBook(grade)).flatMap((lesson) => lesson.skills.map(({ id }) => id)),
  );
  return all.slice(0, SKILLS);
}

/** The report of a whole class under load, and how many queries it takes for a small class and a large one. */
export async function measureReporting(
  bench: Bench,
  databaseUrl: string,
  countQueries: (work: () => Promise<unknown>) => Promise<number>,
): Promise<string> {
  const large = await bench.makeClass(CHILDREN);
  const small = await bench.makeClass(4);
  const homeworkIds = [];
  for (let made = 0; made < HOMEWORKS; made += 1) {
    const id = await bench.setHomework(large, 1);
    await fillReport(bench, id);
    homeworkIds.push(id);
  }
  const homeworkId = homeworkIds.at(-1) ?? '';
  const smallId = await bench.setHomework(small, 1);
  await bench.settle();
  const report = (id: string, teacher: typeof large.teacher) => () =>
    bench.services.homeworkReports.report(teacher, id);
  const queriesLarge = await countQueries(report(homeworkId, large.teacher));
  const queriesSmall = await countQueries(report(smallId, small.teacher));
  const [size] = await bench.db.execute<{ attempts: number }>(sql`
    select count(*)::int as attempts from attempt where assignment_id = any(${sql.param(homeworkIds)}::uuid[])`);

  const server = await serve('src/main.ts', {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: BENCH_SECRET,
    DATA_KEY: BENCH_DATA_KEY,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  try {
    const authorization = `Bearer ${await bench.tokenOf(large.teacher)}`;
    const pages = [
      { name: `report of a homework, ${CHILDREN} children × ${SKILLS} skills`, path: `homework/${homeworkId}/report/` },
      { name: 'mastery of the class', path: `dashboard/class/${large.classId}/mastery/` },
      { name: 'a page of homework', path: 'homework/?page=1&size=20' },
    ];
    const rows: (string | number)[][] = [];
    for (const [place, { name, path }] of pages.entries()) {
      const shot = () => ({ method: 'GET' as const, path: `/api/teacher/${path}`, headers: { authorization } });
      await fire(server.url, CONNECTIONS, WARM_UP, shot);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await fire(server.url, CONNECTIONS, AMOUNT, shot));
      rows.push([
        name,
        size?.attempts ?? 0,
        place === 0 ? queriesLarge : '',
        place === 0 ? queriesSmall : '',
        CONNECTIONS,
        ...cells(middleOf(rounds)),
      ]);
    }
    return table(
      ['page', 'attempts', 'queries', 'queries with 4 children', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'failed'],
      rows,
    );
  } finally {
    await server.stop();
  }
}
