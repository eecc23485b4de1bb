import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DISTRIBUTED_TABLES } from '../../src/platform/db/distribution.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { emptyDatabase } from '../world/database.ts';
import { migrateUntil } from './migrate-until.ts';

const db = await emptyDatabase();
afterAll(() => db.close());

const id = {
  school: randomUUID(),
  formerSchool: randomUUID(),
  class: randomUUID(),
  formerClass: randomUUID(),
  customer: randomUUID(),
  pupil: randomUUID(),
  moved: randomUUID(),
  teacher: randomUUID(),
  admin: randomUUID(),
  member: randomUUID(),
  organization: randomUUID(),
  question: randomUUID(),
  formerQuestion: randomUUID(),
  homework: randomUUID(),
};
const NOW = '2026-11-01T08:00:00Z';

async function fill(): Promise<void> {
  const account = (accountId: string, role: string, schoolId: string | null, organizationId: string | null = null) =>
    db.execute(sql`
      insert into account (id, username, role, first_name, last_name, school_id, organization_id, created_at)
      values (${accountId}, ${accountId}, ${role}, 'نام', 'خانواده', ${schoolId}, ${organizationId}, ${NOW})`);
  const year = randomUUID();
  await db.execute(sql`insert into organization (id, title, created_at) values (${id.organization}, 'سازمان', ${NOW})`);
  await db.execute(sql`
    insert into school_year (id, title, starts_on, ends_on) values (${year}, '1405-1406', '2026-09-23', '2027-09-22')`);
  for (const [schoolId, classId] of [
    [id.school, id.class],
    [id.formerSchool, id.formerClass],
  ]) {
    await db.execute(sql`
      insert into school (id, province_code, title, created_at) values (${schoolId}, 'IR-23', 'دبستان', ${NOW})`);
    await db.execute(sql`
      insert into class (id, school_id, school_year_id, title, grade, created_at)
      values (${classId}, ${schoolId}, ${year}, 'پنجم', 5, ${NOW})`);
  }
  await account(id.customer, 'STUDENT', null);
  await account(id.admin, 'SYS_ADMIN', null);
  await account(id.member, 'ORGANIZATION', null, id.organization);
  // Their accounts name no school, but their class does.
  await account(id.pupil, 'STUDENT', null);
  await account(id.teacher, 'TEACHER', null);
  await account(id.moved, 'STUDENT', id.school);
  for (const [studentId, schoolId, classId, state] of [
    [id.pupil, id.school, id.class, 'active'],
    [id.moved, id.formerSchool, id.formerClass, 'transferred'],
    [id.moved, id.school, id.class, 'active'],
  ]) {
    await db.execute(sql`
      insert into enrolment (school_id, class_id, student_id, state, from_at)
      values (${schoolId}, ${classId}, ${studentId}, ${state}, ${NOW})`);
  }
  await db.execute(sql`
    insert into class_teacher (school_id, class_id, teacher_id, from_at)
    values (${id.school}, ${id.class}, ${id.teacher}, ${NOW})`);
  await db.execute(sql`insert into demo_class (class_id, place) values (${id.class}, 0)`);
  await db.execute(sql`
    insert into homework (id, school_id, class_id, teacher_id, title, grade, source_kind, source_first, source_last,
      curriculum_version, item_mode, items_per_skill, items_total, seed, start_at, end_at, late_policy, hints_allowed,
      show_answers, note, created_at, updated_at)
    values (${id.homework}, ${id.school}, ${id.class}, ${id.teacher}, 'تکلیف', 5, 'pages', 40, 45, '1405-1406', 'generated',
      1, 1, 1, ${NOW}, '2026-11-08T08:00:00Z', 'reject', true, 'immediately', '', ${NOW}, ${NOW})`);
  // The customer's practice is of no school; the pupil's homework question was written without one.
  for (const [questionId, studentId, schoolId, homeworkId] of [
    [id.question, id.customer, null, null],
    [id.formerQuestion, id.moved, id.formerSchool, null],
    [randomUUID(), id.pupil, null, id.homework],
  ]) {
    await db.execute(sql`
      insert into question (id, school_id, student_id, homework_id, context, skill_id, level, seed, created_at)
      values (${questionId}, ${schoolId}, ${studentId}, ${homeworkId},
        ${homeworkId === null ? 'practice' : 'homework'}, 'g5-mixed-to-improper', 2, 1, ${NOW})`);
  }
  for (const [studentId, questionId, schoolId] of [
    [id.customer, id.question, null],
    [id.moved, id.formerQuestion, id.formerSchool],
  ]) {
    await db.execute(sql`
      insert into attempt (id, school_id, student_id, question_id, context, skill_id, level, shown_at, answered_at,
        received_at, active_ms, raw, verdict, first_try, hints_opened, offline, reply)
      values (${randomUUID()}, ${schoolId}, ${studentId}, ${questionId}, 'practice', 'g5-mixed-to-improper', 2, ${NOW},
        ${NOW}, ${NOW}, 1000, '{}', 'right', true, 0, false, '{}')`);
    await db.execute(sql`
      insert into skill_standing (school_id, student_id, skill_id, score, counted, tries, last_right, wrong_in_a_row,
        below_in_a_row, rating, band, reviews_passed, last_at)
      values (${schoolId}, ${studentId}, 'g5-mixed-to-improper', 0.5, 1, 1, true, 0, 0, 0, 'starting', 0, ${NOW})`);
    await db.execute(sql`
      insert into help_alert (school_id, student_id, skill_id, reason, raised_on, raised_at)
      values (${schoolId}, ${studentId}, 'g5-mixed-to-improper', 'four-wrong-in-a-row', '2026-11-01', ${NOW})`);
  }
  await db.execute(sql`
    insert into notification (account_id, title, body, created_at) values (${id.customer}, 'سلام', '', ${NOW})`);
}

/** Rows of a table; none where a later migration makes it. */
const count = async (table: string) => {
  const [known] = await db.execute<{ known: boolean }>(sql`select to_regclass(${table}) is not null as known`);
  if (!known?.known) return 0;
  return (await db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`))[0]
    ?.count;
};

test('a database of people without a school keeps every row, and each row gets a school', async () => {
  // While a row could be without a school.
  await migrateUntil(db, 'school_kind_check');
  await fill();
  const tables = [...DISTRIBUTED_TABLES, 'account'];
  const namesBefore: Readonly<Record<string, string>> = {
    skill_mastery: 'skill_standing',
    assignment: 'homework',
    assignment_skill: 'homework_skill',
    student_assignment: 'student_homework',
    // One for each answer.
    attempt_key: 'attempt',
  };
  const nameBefore = (table: string) => namesBefore[table] ?? table;
  const before = await Promise.all(tables.map(nameBefore).map(count));
  await migrate(db);
  expect(await Promise.all(tables.map(count))).toEqual(before);
  for (const table of tables) {
    const without = await db.execute(sql`select from ${sql.identifier(table)} where school_id is null`);
    expect(without, table).toEqual([]);
  }

  const accounts = await db.execute<{ id: string; schoolId: string; kind: string; title: string }>(sql`
    select a.id, a.school_id as "schoolId", s.kind, s.title from account a join school s on s.id = a.school_id`);
  const of = (accountId: string) => accounts.find((account) => account.id === accountId);
  const personal = [id.customer, id.admin, id.member].map(of);
  expect(personal.map((account) => [account?.kind, account?.title])).toEqual(Array(3).fill(['personal', '']));
  expect(new Set(personal.map((account) => account?.schoolId)).size).toBe(3);
  expect([id.pupil, id.teacher, id.moved].map((each) => of(each)?.schoolId)).toEqual(Array(3).fill(id.school));

  const schools = (table: string, person: string) =>
    db.execute<{ school: string }>(sql`
      select school_id as school from ${sql.identifier(table)} where student_id = ${person}`);
  for (const table of ['question', 'attempt', 'skill_mastery', 'help_alert']) {
    expect(await schools(table, id.customer), table).toEqual([{ school: of(id.customer)?.schoolId }]);
  }
  expect(await schools('question', id.pupil)).toEqual([{ school: id.school }]);
  // What a child did stays with the school it did it in; its mastery goes with it.
  expect(await schools('attempt', id.moved)).toEqual([{ school: id.formerSchool }]);
  expect(await schools('skill_mastery', id.moved)).toEqual([{ school: id.school }]);
});
