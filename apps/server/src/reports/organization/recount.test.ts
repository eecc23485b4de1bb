import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { daysFrom } from '../../../test/world/homework.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordQuestion } from '../../../test/world/record-answers.ts';
import { rosterCalls } from '../../../test/world/roster.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { recountSchools } from './recount.ts';

const world = await makeWorld();
const { roster } = world.services;
const { provinces, schools } = contract.organization.dashboard;
const WEEK = 7 * 24 * 3_600_000;

interface Figures {
  readonly title: string;
  readonly classes_count: number;
  readonly students_count: number;
  readonly practiced_lately: number;
  readonly open_homeworks: number;
}

/** The figures from plain rows, added up here. */
async function naiveFigures(organizationId: string): Promise<Figures[]> {
  const read = <Row>(table: string) =>
    world.db.execute<Row & { school_id: string }>(sql`
      select t.* from ${sql.identifier(table)} t join school s on s.id = t.school_id
      where s.organization_id = ${organizationId}`);
  const classes = await read<{ id: string; archived_at: Date | null }>('class');
  const enrolments = await read<{ class_id: string; student_id: string; state: string }>('enrolment');
  const attempts = await read<{ student_id: string; answered_at: Date; verdict: string; late_reason: string | null }>(
    'attempt',
  );
  const assignments = await read<{ class_id: string; start_at: Date; end_at: Date; removed_at: Date | null }>(
    'assignment',
  );
  const names = await world.db.execute<{ id: string; title: string }>(sql`
    select id, title from school where organization_id = ${organizationId} order by title`);
  const now = world.now().getTime();
  return names.map(({ id, title }) => {
    const own = classes.filter(({ school_id, archived_at }) => school_id === id && archived_at === null);
    const ids = new Set(own.map((each) => each.id));
    const children = new Set(
      enrolments.filter((each) => each.state === 'active' && ids.has(each.class_id)).map((each) => each.student_id),
    );
    const active = attempts.filter(
      ({ school_id, student_id, answered_at, verdict, late_reason }) =>
        school_id === id &&
        children.has(student_id) &&
        verdict !== 'invalid' &&
        late_reason === null &&
        new Date(answered_at).getTime() >= now - WEEK,
    );
    const open = assignments.filter(
      ({ class_id, start_at, end_at, removed_at }) =>
        ids.has(class_id) &&
        removed_at === null &&
        new Date(start_at).getTime() <= now &&
        now < new Date(end_at).getTime(),
    );
    return {
      title,
      classes_count: own.length,
      students_count: children.size,
      practiced_lately: new Set(active.map(({ student_id }) => student_id)).size,
      open_homeworks: open.length,
    };
  });
}

async function makeOrganization() {
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  return { organizationId, person };
}

async function read(person: Actor): Promise<Figures[]> {
  const { body } = await world.call(person, schools, { params: { provinceCode: 'IR-23' }, query: {} });
  return body.items.map(({ title, classes_count, students_count, practiced_lately, open_homeworks }) => ({
    title,
    classes_count,
    students_count,
    practiced_lately: practiced_lately ?? -1,
    open_homeworks,
  }));
}

test('after each change every figure is that of a plain recount, once the job has run', async () => {
  world.setNow('2026-10-10T07:00:00Z');
  const { organizationId, person } = await makeOrganization();
  const schoolId = await roster.addSchool({ title: 'یک', provinceCode: 'IR-23', organizationId });
  const otherId = await roster.addSchool({ title: 'دو', provinceCode: 'IR-23', organizationId });
  const fifth = await makeClassroom(world, { students: 7, schoolId });
  const sixth = await makeClassroom(world, { students: 6, schoolId, grade: 6 });
  await makeClassroom(world, { students: 5, schoolId: otherId });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const [first, second, third, fourth] = fifth.students;
  if (!first || !second || !third || !fourth) throw new Error('children are needed');
  const homeworkId = await setHomework(world, fifth, { endDate: daysFrom(world, 3) });

  const seen: Figures[] = [];
  const holds = async () => {
    await recountSchools(world.context);
    const figures = await read(person);
    expect(figures.sort((a, b) => a.title.localeCompare(b.title))).toEqual(
      (await naiveFigures(organizationId)).sort((a, b) => a.title.localeCompare(b.title)),
    );
    const one = figures.find(({ title }) => title === 'یک');
    if (one) seen.push(one);
  };
  const answerFirst = async (child: Actor, more: object = {}) => {
    const [question] = await questionsOf(world, child, homeworkId);
    const questionId = question?.question_id ?? '';
    return answer(world, child, questionId, await rightInput(world, questionId), more);
  };
  await holds();
  // An answer, the same once more, and one that is sent after its child was excused.
  const id = randomUUID();
  expect((await answerFirst(first, { id })).status).toBe(200);
  expect((await answerFirst(first, { id })).status).toBe(200);
  await holds();
  await questionsOf(world, second, homeworkId);
  await world.db.execute(sql`
    update student_assignment set excused_at = ${world.now().toISOString()}::timestamptz
    where school_id = ${schoolId} and student_id = ${second.id}`);
  await answerFirst(second);
  await holds();
  // Its excuse is taken back: the answer to what it has seen by then waits for the teacher. Another child answers in time.
  await world.db.execute(sql`
    update student_assignment set excused_at = null where school_id = ${schoolId} and student_id = ${second.id}`);
  await answerFirst(second);
  await answerFirst(fourth);
  await holds();
  // Late: given before the end, sent after it.
  await questionsOf(world, third, homeworkId);
  const givenAt = world.now();
  world.pass({ days: 4 });
  await answerFirst(third, { answeredAt: givenAt.toISOString(), shownAt: givenAt.toISOString(), offline: true });
  await holds();
  // A child who practiced moves to another class, another leaves the school.
  await roster.leave(fifth.classId, [first.id], 'transferred');
  await roster.enrol(sixth.classId, [first.id]);
  await roster.leave(fifth.classId, [fourth.id], 'transferred');
  await holds();
  await recordQuestion(world, fourth, homeworkId, {
    skillId: 'g5-improper-to-mixed',
    position: 50,
    answers: [{ raw: { kind: 'mixed', whole: '1', numerator: '1', denominator: '2' }, verdict: 'right' }],
  });
  await holds();
  // The week goes by without a change of any row.
  world.pass({ days: 5 });
  await holds();
  world.setNow('2027-09-25T08:00:00Z');
  await holds();
  const started = await world.call(manager, rosterCalls.beginYear, {
    body: { id: randomUUID(), fromTitle: '1405-1406', teachers: 'grade', classes: [] },
  });
  expect(started.status).toBe(201);
  await holds();
  // What was compared had something in it.
  expect(Math.max(...seen.map(({ practiced_lately }) => practiced_lately))).toBeGreaterThan(1);
  expect(seen.map(({ students_count }) => students_count).slice(0, 1)).toEqual([13]);
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBeGreaterThan(4);
});

test('pages of many schools show what the job counted last, and a school it does not know yet at once', async () => {
  const { organizationId, person } = await makeOrganization();
  const schoolId = await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23', organizationId });
  await makeClassroom(world, { students: 6, schoolId });
  const all = async () => (await world.call(person, provinces, {})).body;
  expect(await all()).toMatchObject([{ students_count: 6, schools_count: 1 }]);
  await makeClassroom(world, { students: 5, schoolId });
  expect(await all()).toMatchObject([{ students_count: 6 }]);
  const newer = await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23', organizationId });
  await makeClassroom(world, { students: 8, schoolId: newer });
  expect(await all()).toMatchObject([{ students_count: 14, schools_count: 2 }]);
  await recountSchools(world.context);
  expect(await all()).toMatchObject([{ students_count: 19 }]);
  expect(
    await world.countQueries(() => world.services.organization.provinces({ ...person, role: 'organization' })),
  ).toBe(1);
});

test('a pass counts what is older than it may be, however many schools there are, and nothing twice', async () => {
  world.pass({ minutes: 10 });
  const { organizationId } = await makeOrganization();
  await Promise.all(
    Array.from({ length: 60 }, () =>
      roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-10', organizationId }),
    ),
  );
  const total = await recountSchools(world.context, 60_000);
  expect(total).toBeGreaterThanOrEqual(60);
  expect(await recountSchools(world.context, 60_000)).toBe(0);
  world.pass({ minutes: 2 });
  expect(await recountSchools(world.context, 60_000)).toBe(total);
});
