import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { NEW_MANAGER } from './accounts.ts';
import { readClasses, WORLD_SIZES } from './people.ts';
import { SCHOOLS } from './schools.ts';
import { seedDemoWorld } from './seed.ts';

/** All schools and classes, with few children each: enough that an absence, a sale and an excuse are there in every school. */
const world = await makeWorld();
world.setNow('2026-11-21T09:00:00Z');
await seedDemoWorld(world.context, () => {}, { ...WORLD_SIZES.whole, childrenPerClass: 3, firstBuyer: 2 });
const classes = await readClasses(world.db);

interface Counts {
  readonly title: string;
  readonly province: string;
}

test('five schools in five provinces have people, work of every kind, answers and messages', async () => {
  const schools = await world.db.execute<Counts>(sql`
    select s.title, s.province_code as province,
      (select count(*)::int from account a where a.school_id = s.id and a.role = 'MANAGER') as managers,
      (select count(*)::int from account a where a.school_id = s.id and a.role = 'TEACHER') as teachers,
      (select count(*)::int from account a where a.school_id = s.id and a.role = 'STUDENT') as students,
      (select count(*)::int from assignment w where w.school_id = s.id and w.kind = 'homework') as homeworks,
      (select count(*)::int from assignment w where w.school_id = s.id and w.kind = 'quiz') as quizzes,
      (select count(*)::int from assignment w where w.school_id = s.id and w.kind = 'package') as packages,
      (select count(*)::int from attempt t where t.school_id = s.id) as answers,
      (select count(*)::int from class_message m where m.school_id = s.id) as messages,
      (select count(*)::int from chat c where c.school_id = s.id) as chats,
      (select count(*)::int from payment p where p.school_id = s.id) as payments
    from school s where s.organization_id is not null order by s.created_at, s.title`);
  expect(schools.map(({ title }) => title).sort()).toEqual(SCHOOLS.map(({ title }) => title).sort());
  expect(new Set(schools.map(({ province }) => province)).size).toBe(5);
  for (const { title, province, ...counts } of schools)
    for (const [what, count] of Object.entries(counts))
      expect([title, what, Number(count) > 0]).toEqual([title, what, true]);
});

test('in every class a student was away from the quiz, and one was excused from a homework in every school', async () => {
  const away = await world.db.execute<{ classId: string }>(sql`
    select distinct w.class_id as "classId" from assignment w
    join student_assignment sa on sa.school_id = w.school_id and sa.assignment_id = w.id
    where w.kind = 'quiz' and w.end_at < ${world.now().toISOString()}::timestamptz and sa.excused_at is null
      and not exists (select from quiz_try t where t.school_id = w.school_id and t.assignment_id = w.id and t.student_id = sa.student_id)`);
  expect(new Set(away.map(({ classId }) => classId))).toEqual(new Set(classes.map(({ id }) => id)));
  const excused = await world.db.execute<{ schoolId: string }>(sql`
    select distinct school_id as "schoolId" from student_assignment where excused_at is not null`);
  expect(excused).toHaveLength(SCHOOLS.length);
});

interface Mastery {
  readonly code: string;
  /** Of the skills that its children have met three times, the share that is learned, and that is near it or learned. */
  readonly learned: number;
  readonly near: number;
}

async function masteryByClass(): Promise<Mastery[]> {
  const rows = await world.db.execute<{ title: string; learned: number; near: number }>(sql`
    select c.title, avg(case when m.band in ('learned', 'mastered') then 1.0 else 0 end)::float8 as learned,
      avg(case when m.band in ('near', 'learned', 'mastered') then 1.0 else 0 end)::float8 as near
    from skill_mastery m
    join enrolment e on e.school_id = m.school_id and e.student_id = m.student_id and e.to_at is null
    join demo_class d on d.school_id = e.school_id and d.class_id = e.class_id
    join class c on c.school_id = e.school_id and c.id = e.class_id
    where m.tries >= 3
    group by c.title order by near`);
  const codes = new Map(SCHOOLS.flatMap((school) => school.classes.map(({ title, code }) => [title, code])));
  return rows.map(({ title, ...shares }) => ({ code: codes.get(title) ?? '', ...shares }));
}

test('one class has learned most of what it met, one struggles, and the others lie between', async () => {
  const mastery = await masteryByClass();
  expect(mastery).toHaveLength(classes.length);
  const best = mastery.find(({ code }) => code === 'g5b');
  const worst = mastery.find(({ code }) => code === 'g3a');
  expect(best?.learned, JSON.stringify(mastery)).toBeGreaterThan(0.6);
  expect(worst?.near).toBeLessThan(0.3);
  for (const { code, learned, near } of mastery.filter((each) => each !== best && each !== worst)) {
    expect([code, learned < (best?.learned ?? 0)]).toEqual([code, true]);
    expect([code, near > (worst?.near ?? 1)]).toEqual([code, true]);
  }
});

test('sales, applications for jobs, agents and requests for accounts are there, some of them done', async () => {
  const states = async (table: string, column: string) =>
    new Set(
      (
        await world.db.execute<{ state: string }>(
          sql`select ${sql.identifier(column)} as state from ${sql.identifier(table)}`,
        )
      ).map(({ state }) => state),
    );
  expect(await states('payment', 'state')).toEqual(new Set(['paid', 'failed', 'cancelled', 'pending', 'refunded']));
  expect(await states('job_application', 'state')).toEqual(new Set(['new', 'answered']));
  expect(await states('visitor_message', 'kind')).toEqual(new Set(['contact', 'agent', 'webinar']));
  expect(await states('registration', 'state')).toEqual(new Set(['pending', 'confirmed', 'refused']));
});

test('a school on its first day has a manager and a teacher, and no class yet', async () => {
  const [found] = await world.db.execute(sql`
    select s.title, s.created_at > ${world.now().toISOString()}::timestamptz - interval '1 day' as "isNew",
      (select count(*)::int from class c where c.school_id = s.id) as classes,
      (select count(*)::int from account a where a.school_id = s.id) as people
    from account m join school s on s.id = m.school_id where m.username = ${NEW_MANAGER}`);
  expect(found).toEqual({ title: 'دبستان بهار', isNew: true, classes: 0, people: 2 });
});

test('no two of the people have one number but the family that shares one', async () => {
  const shared = await world.db.execute<{ count: number }>(sql`
    select count(*)::int as count from account where phone_hash is not null group by phone_hash having count(*) > 1`);
  expect(shared).toEqual([]);
});
