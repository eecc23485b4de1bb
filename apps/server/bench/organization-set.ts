import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Actor } from '../src/platform/actor.ts';
import { createAttemptPartitions } from '../src/platform/db/attempt-partitions.ts';
import type { Bench } from './world.ts';

export const SCHOOLS = 2_000;
export const CLASSES = 8;
export const CHILDREN_OF_CLASS = 25;
export const CHILDREN = SCHOOLS * CLASSES * CHILDREN_OF_CLASS;
/** Of each child, over the last hundred days; two children of three practiced in the last seven. */
const ATTEMPTS_OF_CHILD = 13;
export const ATTEMPTS = CHILDREN * ATTEMPTS_OF_CHILD;
const DAYS = 100;

/**
 * An organization of 2,000 schools with 400,000 children and 5.2 million attempts, made by SQL alone: only the rows that its
 * pages count matter. The same set each time but for its ids.
 */
export async function fillOrganization({ db, services: { roster } }: Bench): Promise<Actor> {
  const organizationId = await roster.addOrganization('سازمان');
  const yearId = await roster.addSchoolYear({ title: '1405-1406', startsOn: '2026-09-23', endsOn: '2027-09-22' });
  await db.execute(sql`
    insert into school (province_code, organization_id, title, created_at)
    select p.code, ${organizationId}, 'دبستان ' || n, now()
    from generate_series(1, ${SCHOOLS}::int) n
    join (select code, row_number() over (order by code) - 1 as place, count(*) over () as count from province) p
      on p.place = n % p.count`);
  await db.execute(sql`
    insert into class (school_id, school_year_id, title, grade, created_at)
    select s.id, ${yearId}, 'کلاس ' || n, 3 + n % 4, now()
    from school s cross join generate_series(1, ${CLASSES}::int) n where s.organization_id = ${organizationId}`);
  await db.execute(sql`
    insert into account (username, role, first_name, last_name, school_id, created_at)
    select 'bench-' || c.id || '-' || n, 'STUDENT', 'نام', 'خانواده ' || n, c.school_id, now()
    from class c cross join generate_series(1, ${CHILDREN_OF_CLASS}::int) n
    where c.school_year_id = ${yearId}`);
  await db.execute(sql`
    insert into enrolment (school_id, class_id, student_id, from_at)
    select a.school_id, substr(a.username, 7, 36)::uuid, a.id, now()
    from account a join school s on s.id = a.school_id
    where s.organization_id = ${organizationId} and a.username like 'bench-%'`);
  // One question for each child: the pages read none.
  await db.execute(sql`
    insert into question (school_id, student_id, context, skill_id, level, seed, created_at)
    select e.school_id, e.student_id, 'practice', 'g5-improper-to-mixed', 2, 1, now()
    from enrolment e join school s on s.id = e.school_id where s.organization_id = ${organizationId}`);
  for (let month = 0; month <= Math.ceil(DAYS / 30); month += 1) {
    await createAttemptPartitions(db, new Date(Date.now() - month * 30 * 86_400_000));
  }
  // References are checked all at once after it, not row by row.
  await db.execute(sql`alter table attempt drop constraint attempt_question_fk`);
  await db.execute(sql`
    insert into attempt (school_id, id, student_id, question_id, context, skill_id, level, shown_at, answered_at,
      received_at, active_ms, raw, normalized, verdict, first_try, hints_opened, offline, reply)
    select q.school_id, gen_random_uuid(), q.student_id, q.id, 'practice', q.skill_id, 2, made.at, made.at, made.at, 20000,
      '{"kind":"integer","values":["5"]}', '5', case when n % 4 = 0 then 'wrong' else 'right' end, true, 0, false, '{}'
    from (select *, row_number() over (order by school_id, student_id) as place from question) q
    cross join generate_series(1, ${ATTEMPTS_OF_CHILD}::int) n
    cross join lateral (
      select now() - make_interval(secs => 60 + ((q.place * 7919 + n * 104729) % 86400)
        + 86400.0 * ${DAYS} * (n - 1) / ${ATTEMPTS_OF_CHILD} + case when q.place % 3 = 0 then 86400 * 8 else 0 end) as at
    ) made
    order by date_trunc('month', made.at), q.place`);
  await db.execute(sql`
    insert into attempt_key (school_id, id, answered_at)
    select school_id, id, answered_at from attempt order by school_id, id`);
  await db.execute(sql`
    alter table attempt add constraint attempt_question_fk foreign key (school_id, question_id)
    references question (school_id, id)`);
  const [id = ''] = await roster.addAccounts([
    { username: randomUUID(), role: 'ORGANIZATION', firstName: 'نام', lastName: 'خانواده', organizationId },
  ]);
  const [own] = await db.execute<{ schoolId: string }>(
    sql`select school_id as "schoolId" from account where id = ${id}`,
  );
  return { id, role: 'organization', schoolId: own?.schoolId ?? '' };
}
