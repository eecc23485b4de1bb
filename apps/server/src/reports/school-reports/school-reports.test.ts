import { contract } from '@mashq/api/contract';
import { mathBook } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { type Classroom, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordAlert, recordMastery, recordQuestion } from '../../../test/world/record-answers.ts';
import {
  addChild,
  addRosterTeacher,
  makeClass,
  makeManagedSchool,
  rosterCalls,
  signInWith,
} from '../../../test/world/roster.ts';
import { makeWorld, type World } from '../../../test/world/world.ts';

const world: World = await makeWorld();
const { reports, homework: homeworkCalls } = contract.school;
const SKILL = 'g5-improper-to-mixed';
const RIGHT = { raw: { kind: 'mixed', whole: '1', numerator: '1', denominator: '2' }, verdict: 'right' } as const;
const WRONG = { raw: { kind: 'mixed', whole: '2', numerator: '1', denominator: '2' }, verdict: 'wrong' } as const;

async function someSchool() {
  const first = await makeClassroom(world, { students: 3, title: 'پنجم الف' });
  const { schoolId } = first;
  const second = await makeClassroom(world, { students: 2, title: 'پنجم ب', schoolId });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  return { schoolId, manager, first, second };
}

function childAt({ students }: Classroom, index: number) {
  const child = students[index];
  if (!child) throw new Error('a child is needed');
  return child;
}

test('a manager reads what a teacher of the class reads, and nothing of another school', async () => {
  const { manager, first } = await someSchool();
  const elsewhere = await someSchool();
  const { id } = await setHomework(world, first);
  const draft = await setHomework(world, first, { draft: true });
  const child = childAt(first, 0);
  await recordQuestion(world, child, id, { skillId: SKILL, state: 'right', firstTryRight: true, answers: [RIGHT] });
  await world.services.studentPage.addNote(first.teacher, child.id, { id: crypto.randomUUID(), body: 'یادداشت' });

  const byTeacher = await world.call(first.teacher, contract.teacher.homework.report, { params: { id } });
  const byManager = await world.call(manager, homeworkCalls.report, { params: { id } });
  expect(byManager.body).toEqual(byTeacher.body);
  expect((await world.call(manager, homeworkCalls.report, { params: { id: draft.id } })).status).toBe(404);
  expect((await world.call(manager, homeworkCalls.students, { params: { id } })).body).toEqual(byTeacher.body.students);
  const skills = (await world.call(manager, homeworkCalls.skills, { params: { id } })).body;
  expect(skills).toEqual(
    (await world.call(first.teacher, contract.teacher.homework.briefSkills, { params: { id } })).body,
  );
  const list = await world.call(manager, homeworkCalls.list, { params: { classId: first.classId }, query: {} });
  expect(list.body.items.map((one) => one.id)).toEqual([id]);

  const student = await world.call(manager, reports.student, { params: { studentId: child.id }, query: {} });
  expect(student.body).toMatchObject({ notes: [], teacher_name: 'مریم کریمی', student: { student_id: child.id } });
  const found = await world.call(manager, reports.students, { query: { searchedWord: 'نام۱ خانواده۱' } });
  expect(found.body.total).toBe(2);

  for (const status of [
    (await world.call(elsewhere.manager, homeworkCalls.report, { params: { id } })).status,
    (await world.call(elsewhere.manager, homeworkCalls.students, { params: { id } })).status,
    (await world.call(elsewhere.manager, homeworkCalls.skills, { params: { id } })).status,
    (await world.call(elsewhere.manager, reports.student, { params: { studentId: child.id }, query: {} })).status,
    (await world.call(elsewhere.manager, reports.oneClass, { params: { classId: first.classId } })).status,
    (await world.call(elsewhere.manager, reports.skillGrid, { params: { classId: first.classId }, query: {} })).status,
    (await world.call(elsewhere.manager, reports.questions, { query: { userId: child.id } })).status,
    (await world.call(elsewhere.manager, reports.questions, { query: { homeworkId: id } })).status,
    (await world.call(elsewhere.manager, reports.time, { query: { classId: first.classId } })).status,
  ]) {
    expect(status).toBe(404);
  }
});

test('a manager who looks at a child’s homework has not reviewed it', async () => {
  const { manager, first } = await someSchool();
  const { id } = await setHomework(world, first);
  const child = childAt(first, 0);
  await world.services.memberHomework.read(child, id);
  await world.services.memberHomework.submit(child, id);
  const params = { id, studentId: child.id };
  expect((await world.call(manager, homeworkCalls.student, { params })).body.student.state).toBe('submitted');
  expect((await world.call(manager, homeworkCalls.student, { params })).body.student.state).toBe('submitted');
  expect((await world.call(first.teacher, contract.teacher.homework.student, { params })).body.student.state).toBe(
    'reviewed',
  );
});

test('what to do today: classes behind, children in need, teachers who have set nothing for two weeks', async () => {
  const { manager, first, second } = await someSchool();
  const { id } = await setHomework(world, first);
  const [one, two] = [childAt(first, 0), childAt(first, 1)];
  await recordQuestion(world, one, id, { skillId: SKILL, answers: [{ ...RIGHT, activeMs: 120_000 }] });
  await recordQuestion(world, two, id, { skillId: SKILL, answers: [WRONG, RIGHT] });
  await recordAlert(world, two, SKILL, 'four-wrong-in-a-row');
  const today = async () => (await world.call(manager, reports.today, {})).body;
  expect(await today()).toMatchObject({
    students_count: 5,
    practiced_this_week: 2,
    answered_this_week: 2,
    minutes_this_week: 2,
    open_work: 1,
    classes_behind: [{ id: second.classId, practiced_lately: 0 }],
    help_needed: 1,
    help: [{ student_id: two.id }],
    quiet_teachers: [{ teacher_id: second.teacher.id, class_titles: ['پنجم ب'], last_set_at: null }],
  });
  world.pass({ days: 15 });
  const later = await today();
  expect(later).toMatchObject({ practiced_this_week: 0, answered_this_week: 0, help_needed: 0, open_work: 0 });
  expect(later.quiet_teachers.map(({ teacher_id, last_set_at }) => [teacher_id, last_set_at === null])).toEqual([
    [second.teacher.id, true],
    [first.teacher.id, false],
  ]);
});

test('the first day of a school: each step as far as it has come, and classes that nobody teaches', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const today = async () => (await world.call(manager, reports.today, {})).body;
  expect(await today()).toMatchObject({
    students_count: 0,
    start: { classes: 0, signed_in: 0, has_set_work: false },
    classes_without_teacher: [],
  });
  const classId = await makeClass(world, manager, 'پنجم الف', 5);
  await makeClass(world, manager, 'پنجم ب', 5);
  const child = await addChild(world, manager, classId);
  await addChild(world, manager, classId, 'نگار');
  expect(await today()).toMatchObject({
    students_count: 2,
    start: { classes: 2, signed_in: 0, has_set_work: false },
    // A class without children needs no teacher yet.
    classes_without_teacher: [{ id: classId, students_count: 2 }],
  });
  await signInWith(world, child);
  const teacher = await addRosterTeacher(world, manager);
  const owner = { teachingId: crypto.randomUUID(), teacherId: teacher.person_id, role: 'owner' as const };
  const body = { ...owner, fromAt: world.now().toISOString(), toAt: null };
  await world.call(manager, rosterCalls.assignTeacher, { params: { id: classId }, body });
  const taught: Classroom = {
    schoolId,
    classId,
    teacher: { id: teacher.person_id, role: 'teacher', schoolId },
    students: [],
  };
  await setHomework(world, taught, { draft: true });
  expect(await today()).toMatchObject({
    start: { classes: 2, signed_in: 1, has_set_work: false },
    classes_without_teacher: [],
  });
  await setHomework(world, taught);
  expect((await today()).start.has_set_work).toBe(true);
  const elsewhere = await makeManagedSchool(world);
  const { start } = (await world.call(elsewhere.manager, reports.today, {})).body;
  expect(start).toEqual({ classes: 0, signed_in: 0, has_set_work: false });
});

test('questions and homework by how they ended, of the school, a class, a child and one homework', async () => {
  const { manager, first, second } = await someSchool();
  const { id } = await setHomework(world, first);
  const other = await setHomework(world, first);
  await setHomework(world, first, { startDate: daysFrom(world, 1) });
  const { id: elsewhere } = await setHomework(world, second);
  const [one, two] = [childAt(first, 0), childAt(first, 1)];
  const three = childAt(second, 0);
  await recordQuestion(world, one, id, { skillId: SKILL, state: 'right', firstTryRight: true, answers: [RIGHT] });
  await recordQuestion(world, one, other.id, { skillId: SKILL, state: 'corrected', answers: [WRONG, RIGHT] });
  await recordQuestion(world, two, id, { skillId: SKILL, state: 'wrong', answers: [WRONG] });
  await recordQuestion(world, two, id, { skillId: SKILL, position: 1 });
  await recordQuestion(world, three, elsewhere, { skillId: SKILL, state: 'revealed', answers: [WRONG] });
  const ended = async (query: object) => {
    const { body } = await world.call(manager, reports.questions, { query });
    return [body.answered, body.first_try_right, body.right_later, body.not_right];
  };
  expect(await ended({})).toEqual([4, 1, 1, 2]);
  expect(await ended({ classId: first.classId })).toEqual([3, 1, 1, 1]);
  expect(await ended({ userId: one.id })).toEqual([2, 1, 1, 0]);
  expect(await ended({ homeworkId: id })).toEqual([2, 1, 0, 1]);
  expect((await world.call(manager, reports.questionsPie, { query: {} })).body.answered).toBe(4);
  // The questions are of grade 5, whose course is 2.
  expect(await ended({ 'courseIds[]': [2] })).toEqual([4, 1, 1, 2]);
  expect(await ended({ 'courseIds[]': [0, 2] })).toEqual([4, 1, 1, 2]);
  expect(await ended({ 'courseIds[]': [0, 3] })).toEqual([0, 0, 0, 0]);
  expect(await ended({ 'courseIds[]': [9] })).toEqual([0, 0, 0, 0]);
  expect((await ended({ type: 'last_2' }))[0]).toBe(2);
  for (const query of [{ type: 'last_0' }, { type: 'last_1001' }, { type: 'first_5' }, { 'courseIds[]': ['x'] }]) {
    expect((await world.call(manager, reports.questions, { query: query as object })).status).toBe(400);
  }

  const { body: pie } = await world.call(manager, reports.homeworksPie, { query: {} });
  const { assigned, ...parts } = pie;
  expect(assigned).toBe(3 + 3 + 2);
  expect(Object.values(parts).reduce((sum, count) => sum + count, 0)).toBe(assigned);
  const { body: ofChild } = await world.call(manager, reports.homeworksPie, { query: { userId: three.id } });
  expect(ofChild).toMatchObject({ assigned: 1 });

  // The newest N: four weeks later one more answer is the newest one of all.
  world.pass({ days: 31 });
  await recordQuestion(world, three, elsewhere, {
    skillId: SKILL,
    position: 2,
    state: 'right',
    firstTryRight: true,
    answers: [RIGHT],
  });
  expect(await ended({ type: 'last_50' })).toEqual([5, 2, 1, 2]);
  expect((await world.call(manager, reports.questionsPie, { query: {} })).body.answered).toBe(1);
});

test('practice by day turns at midnight in Tehran, and shows days without practice', async () => {
  const { manager, first } = await someSchool();
  const { id } = await setHomework(world, first, { endDate: daysFrom(world, 60) });
  const child = childAt(first, 0);
  const day = world.now().toISOString().slice(0, 10);
  // 23:50 and 00:10 in Tehran, which is three and a half hours ahead.
  world.setNow(`${day}T20:20:00Z`);
  await recordQuestion(world, child, id, {
    skillId: SKILL,
    answers: [{ ...RIGHT, activeMs: 60_000 }],
    firstTryRight: true,
  });
  world.setNow(`${day}T20:40:00Z`);
  await recordQuestion(world, child, id, { skillId: SKILL, position: 1, answers: [{ ...WRONG, activeMs: 60_000 }] });
  const { body } = await world.call(manager, reports.time, { query: { days: 7 } });
  expect(body).toHaveLength(7);
  expect(
    body
      .slice(-2)
      .map(({ answered, first_try_right, minutes, students }) => [answered, first_try_right, minutes, students]),
  ).toEqual([
    [1, 1, 1, 1],
    [1, 0, 1, 1],
  ]);
  expect(body.at(-1)?.day).toBe(`${day}T20:30:00.000Z`);
  expect(body.slice(0, 5).every(({ answered }) => answered === 0)).toBe(true);
});

test('chapters and classes of a grade equal a plain recount, also after a child moved and one left', async () => {
  const { manager, schoolId, first, second } = await someSchool();
  const { id } = await setHomework(world, first, { endDate: daysFrom(world, 60) });
  for (const [index, child] of [...first.students, ...second.students].entries()) {
    await recordMastery(world, child, SKILL, { band: index % 2 === 0 ? 'learned' : 'near', tries: 5 });
  }
  await recordQuestion(world, childAt(first, 0), id, {
    skillId: SKILL,
    firstTryRight: true,
    state: 'right',
    answers: [RIGHT],
  });
  const { roster } = world.services;
  await roster.leave(first.classId, [childAt(first, 0).id], 'transferred');
  await roster.enrol(second.classId, [childAt(first, 0).id]);
  await roster.leave(first.classId, [childAt(first, 1).id], 'left');
  world.pass({ seconds: 1 });

  const { body: chapters } = await world.call(manager, reports.seasonsChart, { params: { grade: 5 } });
  const [counted] = await world.db.execute<{ learned: number; near: number; students: number }>(sql`
    select (count(*) filter (where m.band = 'learned'))::int as learned, (count(*) filter (where m.band = 'near'))::int as near,
      count(distinct e.student_id)::int as students
    from enrolment e left join skill_mastery m on m.school_id = e.school_id and m.student_id = e.student_id
    where e.school_id = ${schoolId} and e.state = 'active'`);
  const own = chapters.find(({ bands }) => bands.learned > 0);
  expect([own?.bands.learned, own?.bands.near]).toEqual([counted?.learned, counted?.near]);
  expect(counted).toEqual({ learned: 3, near: 1, students: 4 });
  for (const { bands } of chapters) {
    const pairs = Object.values(bands).reduce((sum, count) => sum + count, 0);
    expect(pairs % 4).toBe(0);
  }
  expect(chapters.length).toBeLessThanOrEqual(mathBook(5).chapters.length);

  const { body: classes } = await world.call(manager, reports.totalScore, { params: { grade: 5 } });
  expect(classes.map((one) => [one.class.title, one.answered, one.first_try_right, one.learned_skills])).toEqual([
    ['پنجم الف', 0, 0, 1],
    ['پنجم ب', 1, 1, 0.7],
  ]);
});

test('the number of queries does not grow with classes, children and answers', async () => {
  const { manager, schoolId, first } = await someSchool();
  const count = () =>
    world.countQueries(async () => {
      await world.services.schoolReports.today(manager);
      await world.services.schoolReports.totalScore(manager, 5);
      await world.services.schoolReports.seasonsChart(manager, 5);
      await world.services.schoolReports.time(manager, { days: 30 });
      await world.services.studentPage.students(manager, { page: 1, size: 20 });
    });
  const before = await count();
  const third = await makeClassroom(world, { students: 12, title: 'پنجم پ', schoolId });
  const { id } = await setHomework(world, third);
  for (const child of third.students) await recordQuestion(world, child, id, { skillId: SKILL, answers: [RIGHT] });
  await setHomework(world, first);
  expect(await count()).toBe(before);
});
