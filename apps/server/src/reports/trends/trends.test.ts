import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordQuestion } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { weekStart } from '../../platform/calendar.ts';
import { recountWeeks } from '../organization/count-weeks.ts';

const world = await makeWorld();
const { roster } = world.services;
const { trends } = contract.organization;
const WEEK = 7 * 24 * 3_600_000;
const MIXED = 'g5-improper-to-mixed';
const OTHER = 'g5-mixed-to-improper';
const RIGHT = { raw: { kind: 'mixed', whole: '1', numerator: '1', denominator: '2' }, verdict: 'right' } as const;
const WRONG = { raw: { kind: 'mixed', whole: '2', numerator: '1', denominator: '2' }, verdict: 'wrong' } as const;
const UNREADABLE = { raw: { kind: 'mixed', whole: '', numerator: '', denominator: '' }, verdict: 'invalid' } as const;

async function makeOrganization() {
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  const add = (title: string, provinceCode = 'IR-23') => roster.addSchool({ title, provinceCode, organizationId });
  return { organizationId, person, add };
}

type Query = Readonly<Record<string, string>>;
const read = async (person: Actor, query: Query = {}) => (await world.call(person, trends.read, { query })).body;

/** Figures of an organization from plain rows, added up here: of each week the children, questions and right ones. */
async function naiveWeeks(organizationId: string, weeks: number) {
  const rows = <Row>(table: string) =>
    world.db.execute<Row & { school_id: string }>(sql`
      select t.* from ${sql.identifier(table)} t join school s on s.id = t.school_id
      where s.organization_id = ${organizationId}`);
  const classes = await rows<{ id: string; archived_at: Date | null }>('class');
  const enrolments = await rows<{ class_id: string; student_id: string; state: string }>('enrolment');
  const questions = await rows<{ id: string; first_try_right: boolean; counted_at: Date | null }>('question');
  const attempts = await rows<{
    student_id: string;
    question_id: string;
    answered_at: Date;
    verdict: string;
    first_try: boolean;
    late_reason: string | null;
  }>('attempt');
  const open = new Set(classes.filter((one) => one.archived_at === null).map(({ id }) => id));
  const children = new Set(
    enrolments.filter((one) => one.state === 'active' && open.has(one.class_id)).map((one) => one.student_id),
  );
  const start = weekStart(world.now()).getTime() - (weeks - 1) * WEEK;
  return Array.from({ length: weeks }, (_, index) => {
    const from = start + index * WEEK;
    const own = attempts.filter(({ student_id, answered_at, late_reason }) => {
      const at = new Date(answered_at).getTime();
      return children.has(student_id) && late_reason === null && from <= at && at < from + WEEK;
    });
    const first = own.filter((one) => one.first_try);
    const right = first.filter(({ question_id }) =>
      questions.some((one) => one.id === question_id && one.counted_at !== null && one.first_try_right),
    );
    return {
      members: children.size,
      students: new Set(own.filter(({ verdict }) => verdict !== 'invalid').map((one) => one.student_id)).size,
      answered: first.length,
      first_try_right: right.length,
    };
  });
}

/** Some answers of children of a class now. */
async function practice(classroom: Awaited<ReturnType<typeof makeClassroom>>, children: number, skillId = MIXED) {
  const { id } = await setHomework(world, classroom);
  for (const [index, child] of classroom.students.slice(0, children).entries())
    await recordQuestion(world, child, id, {
      skillId,
      firstTryRight: index % 2 === 0,
      answers: index === 2 ? [UNREADABLE, WRONG, RIGHT] : [index % 2 === 0 ? RIGHT : WRONG],
    });
}

test('weeks across schools are those of a plain recount, in all and by school, province and grade', async () => {
  world.setNow('2026-10-10T07:00:00Z');
  const { organizationId, person, add } = await makeOrganization();
  const first = await makeClassroom(world, { students: 7, schoolId: await add('الف') });
  const second = await makeClassroom(world, { students: 6, schoolId: first.schoolId, grade: 6 });
  const third = await makeClassroom(world, { students: 9, schoolId: await add('ب', 'IR-10') });
  await add('پ', 'IR-10');
  await practice(first, 4);
  world.pass({ days: 7 });
  await practice(first, 2);
  await practice(second, 5);
  await practice(third, 3, OTHER);
  world.pass({ days: 17 });
  await practice(third, 1);
  await recountWeeks(world.context);

  const bySchool = await read(person, { weeks: '4' });
  expect(bySchool.all).toEqual(await naiveWeeks(organizationId, 4));
  expect(bySchool.all.map((week) => week?.students)).toEqual([4, 10, 0, 1]);
  expect(bySchool.starts).toHaveLength(4);
  expect(new Date(bySchool.starts[3] ?? '').getTime()).toBe(weekStart(world.now()).getTime());
  expect(bySchool.items.map(({ title, weeks }) => [title, weeks.map((week) => week?.students ?? null)])).toEqual([
    ['الف', [4, 7, 0, 0]],
    ['ب', [0, 3, 0, 1]],
    // Nobody is in a class there: there is nothing to say, and zero would be a figure.
    ['پ', [null, null, null, null]],
  ]);
  const byProvince = await read(person, { weeks: '4', by: 'province' });
  expect(byProvince.items.map(({ id, weeks }) => [id, weeks.map((week) => week?.members)])).toEqual([
    ['IR-10', [9, 9, 9, 9]],
    ['IR-23', [13, 13, 13, 13]],
  ]);
  const byGrade = await read(person, { weeks: '4', by: 'grade' });
  expect(byGrade.items.map(({ id, weeks }) => [id, weeks.map((week) => week?.students)])).toEqual([
    ['5', [4, 5, 0, 1]],
    ['6', [0, 5, 0, 0]],
  ]);
  expect(byGrade.all).toEqual(bySchool.all);
  const ofSixth = await read(person, { weeks: '4', grade: '6' });
  expect(ofSixth.all.map((week) => week?.answered)).toEqual([0, 5, 0, 0]);
});

test('skills of a grade: a week without practice is there, of all its children', async () => {
  const { person, add } = await makeOrganization();
  const classroom = await makeClassroom(world, { students: 6, schoolId: await add('الف') });
  await practice(classroom, 4);
  world.pass({ days: 7 });
  await practice(classroom, 2, OTHER);
  await recountWeeks(world.context);
  const { items, all } = await read(person, { weeks: '4', by: 'skill', grade: '5' });
  expect(new Map(items.map(({ id, weeks }) => [id, weeks.map((week) => [week?.members, week?.students])]))).toEqual(
    new Map([
      [
        MIXED,
        [
          [6, 0],
          [6, 0],
          [6, 4],
          [6, 0],
        ],
      ],
      [
        OTHER,
        [
          [6, 0],
          [6, 0],
          [6, 0],
          [6, 2],
        ],
      ],
    ]),
  );
  expect(all.map((week) => week?.students)).toEqual([0, 0, 4, 2]);
  expect((await read(person, { weeks: '4', by: 'skill', grade: '3' })).items).toEqual([]);
});

test('of few children nothing is in any sum, nor what they could be found by', async () => {
  const { person, add } = await makeOrganization();
  const few = await makeClassroom(world, { students: 4, schoolId: await add('الف') });
  const large = await makeClassroom(world, { students: 8, schoolId: await add('ب') });
  const small = await makeClassroom(world, { students: 3, schoolId: large.schoolId, grade: 6 });
  const third = await makeClassroom(world, { students: 9, schoolId: large.schoolId, grade: 4 });
  await practice(few, 4);
  await practice(large, 2);
  await practice(small, 3);
  await practice(third, 1);
  await recountWeeks(world.context);
  const { all, items } = await read(person, { weeks: '4' });
  expect(all.at(-1)).toMatchObject({ members: 20, students: 6 });
  expect(items.map(({ weeks }) => weeks.at(-1)?.students ?? null)).toEqual([null, 6]);
  // The sixth grade is small. Of the fourth and fifth the smaller one is hidden too, or the sixth could be subtracted.
  const byGrade = await read(person, { weeks: '4', by: 'grade' });
  expect(byGrade.items.map(({ id, weeks }) => [id, weeks.at(-1)?.students])).toEqual([['4', 1]]);
  expect((await read(person, { weeks: '4', by: 'skill', grade: '5' })).items).toEqual([]);
  expect((await read(person, { weeks: '4', grade: '6' })).all).toEqual([null, null, null, null]);
});

test('a week stays as it was counted; the last one is counted again for answers that come late', async () => {
  const { person, add } = await makeOrganization();
  const classroom = await makeClassroom(world, { students: 7, schoolId: await add('الف') });
  await practice(classroom, 3);
  await recountWeeks(world.context);
  const [child] = classroom.students;
  if (!child) throw new Error('a child is needed');
  const lastOf = async () => (await read(person, { weeks: '4' })).all;
  world.pass({ days: 7 });
  await roster.leave(classroom.classId, [child.id], 'transferred');
  await recountWeeks(world.context);
  expect((await lastOf()).slice(2)).toMatchObject([
    { members: 6, students: 2 },
    { members: 6, students: 0 },
  ]);
  world.pass({ days: 7 });
  await roster.leave(
    classroom.classId,
    classroom.students.slice(1, 2).map(({ id }) => id),
    'transferred',
  );
  await recountWeeks(world.context);
  expect((await lastOf()).slice(1)).toMatchObject([{ members: 6 }, { members: 5 }, { members: 5 }]);
  // Nobody counted for a month: what is missing is counted with the children of now.
  world.pass({ days: 28 });
  await recountWeeks(world.context);
  expect((await lastOf()).map((week) => week?.members)).toEqual([5, 5, 5, 5]);
});

test('a pass counts what is older than it may be, and pages cost two queries however many schools there are', async () => {
  const { person, add } = await makeOrganization();
  for (const title of ['پ', 'الف', 'ب']) await makeClassroom(world, { students: 5, schoolId: await add(title) });
  await recountWeeks(world.context);
  expect(await recountWeeks(world.context, 60_000)).toBe(0);
  const page = (query: object) =>
    world.services.trends.page(
      { ...person, role: 'organization' },
      { by: 'school', weeks: 12, sort: 'title', page: 1, size: 2, ...query },
    );
  expect(await world.countQueries(() => page({}))).toBe(2);
  expect((await page({})).items.map(({ title }) => title)).toEqual(['الف', 'ب']);
  expect((await page({ page: 2 })).items.map(({ title }) => title)).toEqual(['پ']);
  world.pass({ minutes: 2 });
  expect(await recountWeeks(world.context, 60_000)).toBeGreaterThanOrEqual(3);
});

test('schools of another organization are in no sum, administrators see all provinces and no single school', async () => {
  const { person, add } = await makeOrganization();
  const classroom = await makeClassroom(world, { students: 5, schoolId: await add('الف', 'IR-07') });
  const other = await makeOrganization();
  await makeClassroom(world, { students: 6, schoolId: await other.add('ب', 'IR-07') });
  await practice(classroom, 2);
  await recountWeeks(world.context);
  expect((await read(person, { by: 'province' })).items.map(({ weeks }) => weeks.at(-1)?.members)).toEqual([5]);
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const own = contract.admin.trends;
  const { body } = await world.call(admin, own.read, { query: { size: '100' } });
  expect(body.items.find(({ id }) => id === 'IR-07')?.weeks.at(-1)).toMatchObject({ members: 11, students: 2 });
  expect((await world.call(admin, own.read, { query: { by: 'school' } as never })).status).toBe(400);
});

test('the weeks are a file with shares; what is hidden is empty', async () => {
  const { person, add } = await makeOrganization();
  const classroom = await makeClassroom(world, { students: 8, schoolId: await add('الف') });
  await makeClassroom(world, { students: 3, schoolId: await add('ب') });
  await practice(classroom, 2);
  await recountWeeks(world.context);
  const { status, body } = await world.call(person, trends.export, { query: { format: 'csv', weeks: '4' } });
  expect(status).toBe(200);
  const lines = (await body.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + 4 * 3);
  const last = lines.filter((_, index) => index > 0 && index % 4 === 0).map((line) => line.split(',').slice(1));
  expect(last).toEqual([
    ['همه', '8', '2', '25', '2', '0.3', '1', '50'],
    ['الف', '8', '2', '25', '2', '0.3', '1', '50'],
    ['ب', '', '', '', '', '', '', ''],
  ]);
});
