import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { begin, setQuiz } from '../../../test/world/quiz.ts';
import { recordAlert, recordQuestion } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { roster } = world.services;
const { reports, school } = contract.organization;
const SKILL = 'g5-improper-to-mixed';
const RIGHT = { raw: { kind: 'mixed', whole: '1', numerator: '1', denominator: '2' }, verdict: 'right' } as const;

/** A school with a fifth grade of six, in which one child has answered a question of a homework, and classes beside it. */
async function makeSchool(others: readonly { readonly grade: 4 | 5 | 6; readonly students: number }[] = []) {
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  const schoolId = await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23', organizationId });
  const fifth = await makeClassroom(world, { students: 6, schoolId });
  for (const other of others) await makeClassroom(world, { ...other, schoolId, title: fresh('کلاس') });
  const [child] = fifth.students;
  if (!child) throw new Error('a child is needed');
  const homework = await setHomework(world, fifth);
  await recordQuestion(world, child, homework.id, { skillId: SKILL, answers: [RIGHT] });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  return {
    ...{ person, manager, classroom: fifth, homework },
    params: { schoolId },
    fifth: { schoolId, grade: 5 },
  };
}

test('an organization reads of a school what its manager reads', async () => {
  const { person, manager, params, fifth } = await makeSchool([{ grade: 5, students: 5 }]);
  const own = contract.school.reports;
  const grade = { grade: 5 };
  const pie = (await world.call(manager, own.questionsPie, { query: {} })).body;
  expect(pie.answered).toBe(1);
  expect((await world.call(person, reports.questionsPie, { params })).body).toEqual({ outcomes: pie });
  expect((await world.call(person, reports.questions, { params, query: {} })).body).toEqual({
    outcomes: (await world.call(manager, own.questions, { query: {} })).body,
  });
  expect((await world.call(person, reports.homeworksPie, { params })).body).toEqual({
    outcomes: (await world.call(manager, own.homeworksPie, { query: {} })).body,
  });
  expect((await world.call(person, reports.seasonsChart, { params: fifth })).body).toEqual({
    chapters: (await world.call(manager, own.seasonsChart, { params: grade })).body,
  });
  expect((await world.call(person, reports.totalScore, { params: fifth })).body).toEqual(
    (await world.call(manager, own.totalScore, { params: grade })).body,
  );
  expect((await world.call(person, reports.gamification, { params })).body).toEqual(
    (await world.call(manager, contract.school.dashboard.gamification, {})).body,
  );
});

test('a school by week, in all and by grade; weeks without practice are there', async () => {
  const { person, manager, params } = await makeSchool([{ grade: 6, students: 5 }]);
  const { body } = await world.call(person, reports.weeks, { params, query: { weeks: '4' } });
  const nobody = { students: 0, answered: 0, first_try_right: 0, minutes: 0 };
  expect(body.map(({ all }) => all.answered)).toEqual([0, 0, 0, 1]);
  expect(body[0]).toMatchObject({
    all: nobody,
    grades: [
      { grade: 5, ...nobody },
      { grade: 6, ...nobody },
    ],
  });
  expect(body[3]?.grades).toMatchObject([
    { grade: 5, students: 1, answered: 1 },
    { grade: 6, ...nobody },
  ]);
  const days = (await world.call(manager, contract.school.reports.time, { query: { days: '7' } })).body;
  const sum = (name: 'answered' | 'first_try_right') => days.reduce((all, day) => all + day[name], 0);
  expect(body[3]?.all).toMatchObject({ answered: sum('answered'), first_try_right: sum('first_try_right') });
  for (const [index, { week }] of body.entries()) {
    // Midnight in Tehran of a Saturday.
    const local = new Date(new Date(week).getTime() + 3.5 * 3_600_000);
    expect([local.getUTCDay(), local.getUTCHours()], `week ${index}`).toEqual([6, 0]);
  }
});

test('figures about few children are hidden, and so are those that would give them away', async () => {
  const { person, params, fifth } = await makeSchool([
    { grade: 6, students: 3 },
    { grade: 5, students: 2 },
  ]);
  const hidden = { students: null, answered: null, first_try_right: null, minutes: null };
  const { body } = await world.call(person, reports.weeks, { params, query: { weeks: '4' } });
  expect(body[3]).toMatchObject({
    all: { answered: 1 },
    grades: [
      { grade: 5, ...hidden },
      { grade: 6, ...hidden },
    ],
  });
  for (const grade of [5, 6]) {
    const of = { schoolId: params.schoolId, grade };
    expect((await world.call(person, reports.seasonsChart, { params: of })).body).toEqual({ chapters: null });
  }
  const { body: scores } = await world.call(person, reports.totalScore, { params: fifth });
  expect(scores.map(({ answered, learned_skills }) => [answered, learned_skills])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('of a school of few children nothing is shown', async () => {
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  const schoolId = await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23', organizationId });
  await makeClassroom(world, { students: 4, schoolId });
  const params = { schoolId };
  for (const call of [reports.questionsPie, reports.homeworksPie] as const) {
    expect((await world.call(person, call, { params })).body).toEqual({ outcomes: null });
  }
  const { body } = await world.call(person, reports.weeks, { params, query: {} });
  expect(body).toHaveLength(12);
  expect(body.every(({ all, grades }) => [all, ...grades].every(({ answered }) => answered === null))).toBe(true);
});

test('the weeks are a file, with shares that groups of different sizes are compared by; what is hidden is empty', async () => {
  const { person, params } = await makeSchool([
    { grade: 6, students: 4 },
    { grade: 4, students: 30 },
  ]);
  const query = { format: 'csv', table: 'weeks', weeks: '4' } as const;
  const { status, body } = await world.call(person, reports.export, { params, query });
  expect(status).toBe(200);
  const lines = (await body.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + 4 * 4);
  const last = lines.slice(-4).map((line) => line.split(',').slice(1, 7));
  // Of six children in the fifth grade one practiced; it is hidden, for the sixth could be found by subtracting it.
  expect(last).toEqual([
    ['همهٔ مدرسه', '40', '1', '2.5', '1', '0'],
    ['پایهٔ چهارم', '30', '0', '0', '0', '0'],
    ['پایهٔ پنجم', '6', '', '', '', ''],
    ['پایهٔ ششم', '4', '', '', '', ''],
  ]);
});

test('a school of another organization does not exist', async () => {
  const { params, fifth, classroom, manager } = await makeSchool();
  const { person: stranger } = await makeSchool();
  const statuses = await Promise.all([
    world.call(stranger, reports.weeks, { params, query: {} }),
    world.call(stranger, reports.questions, { params, query: {} }),
    world.call(stranger, reports.questionsPie, { params }),
    world.call(stranger, reports.homeworksPie, { params }),
    world.call(stranger, reports.seasonsChart, { params: fifth }),
    world.call(stranger, reports.totalScore, { params: fifth }),
    world.call(stranger, reports.gamification, { params }),
    world.call(stranger, reports.export, { params, query: { format: 'xlsx' } }),
    world.call(stranger, school.today, { params }),
    world.call(stranger, school.allClasses, { params }),
    world.call(stranger, school.classInfo, { params: { ...params, id: classroom.classId } }),
    world.call(stranger, reports.time, { params, query: {} }),
    world.call(stranger, reports.homeworks, { params, query: {} }),
    world.call(stranger, reports.quizzes, { params, query: {} }),
    world.call(stranger, reports.quizReport, { params: { ...params, id: classroom.classId } }),
    world.call(stranger, reports.setGamification, { params, body: { status: false } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 404));
  expect((await world.call(manager, contract.school.dashboard.gamification, {})).body).toEqual({ status: true });
  // Nor does a class or a quiz of another school under the same organization's school.
  const own = await makeSchool();
  const foreign = { ...own.params, id: classroom.classId };
  expect((await world.call(own.person, school.classInfo, { params: foreign })).status).toBe(404);
  expect((await world.call(own.person, reports.quizReport, { params: foreign })).status).toBe(404);
});

test('what to do today is what the manager sees, with children counted instead of named', async () => {
  const { person, manager, params, classroom } = await makeSchool([{ grade: 6, students: 5 }]);
  const [, child] = classroom.students;
  if (child) await recordAlert(world, child, SKILL, 'four-wrong-in-a-row');
  const { help, ...today } = (await world.call(manager, contract.school.reports.today, {})).body;
  expect(help).toHaveLength(1);
  expect(today).toMatchObject({ practiced_this_week: 1, help_needed: 1, students_count: 11 });
  expect((await world.call(person, school.today, { params })).body).toEqual(today);
  const classes = (await world.call(person, school.allClasses, { params })).body;
  expect(classes).toEqual((await world.call(manager, contract.school.reports.allClasses, {})).body);
  const id = classroom.classId;
  expect((await world.call(person, school.classInfo, { params: { ...params, id } })).body).toEqual(classes[0]);
  const days = (await world.call(manager, contract.school.reports.time, { query: {} })).body;
  expect((await world.call(person, reports.time, { params, query: {} })).body).toEqual({ days });
});

test('a class of few children hides what could be subtracted from the sums of the school', async () => {
  const { person, params, classroom } = await makeSchool([{ grade: 5, students: 3 }]);
  const [child] = classroom.students;
  if (child) await recordAlert(world, child, SKILL, 'four-wrong-in-a-row');
  const { body } = await world.call(person, school.today, { params });
  expect(body).toMatchObject({ students_count: 9, practiced_this_week: 1, help_needed: null, classes_behind: [] });
  const few = await makeSchool();
  await world.db.execute(sql`
    update enrolment set state = 'left'
    where school_id = ${few.params.schoolId} and student_id in (${few.classroom.students[0]?.id}, ${few.classroom.students[1]?.id})`);
  expect((await world.call(few.person, school.today, { params: few.params })).body).toMatchObject({
    ...{ students_count: 4, practiced_this_week: null, answered_this_week: null, minutes_this_week: null },
    ...{ help_needed: null, start: { signed_in: null } },
  });
  expect((await world.call(few.person, reports.time, { params: few.params, query: {} })).body).toEqual({ days: null });
});

test('homework of a school: where its children are, nothing of who they are, and no drafts', async () => {
  const { person, params, classroom, homework } = await makeSchool();
  const draft = await setHomework(world, classroom, { draft: true });
  const some = classroom.students.slice(0, 2).map(({ id }) => id);
  world.pass({ minutes: 1 });
  const forTwo = await setHomework(world, classroom, { studentIds: some });
  const { body } = await world.call(person, reports.homeworks, { params, query: {} });
  expect(body).toMatchObject({ page: 1, total: 2, items: [{ id: forTwo.id, counts: null }, { id: homework.id }] });
  expect(body.items[1]?.counts).toMatchObject({ assigned: 6 });
  expect(JSON.stringify(body)).not.toContain(draft.id);
  for (const { id } of classroom.students) expect(JSON.stringify(body)).not.toContain(id);
  const second = (await world.call(person, reports.homeworks, { params, query: { page: '2', size: '1' } })).body;
  expect(second.items.map(({ id }) => id)).toEqual([homework.id]);
});

test('quizzes of a school: the results of five or more, without children and without what they wrote', async () => {
  const { person, manager, params, classroom } = await makeSchool();
  const { id } = await setQuiz(world, {}, 6, classroom);
  const handIn = async (child: (typeof classroom.students)[number]) => {
    const paper = (await begin(world, child, id)).body;
    const body = { id: paper.quiz.current?.id ?? '' };
    await world.call(child, contract.member.quiz.submit, { params: { quizId: id }, body });
  };
  for (const child of classroom.students.slice(0, 4)) await handIn(child);
  const report = async () => (await world.call(person, reports.quizReport, { params: { ...params, id } })).body;
  expect(await report()).toMatchObject({
    quiz: { counts: { handed_in: 4 } },
    ...{ distribution: null, skills: null, questions: null },
  });
  for (const child of classroom.students.slice(4)) await handIn(child);
  const whole = (await world.call(manager, contract.school.quiz.report, { params: { id } })).body;
  const shown = await report();
  expect(shown.distribution).toEqual(whole.distribution);
  expect(shown.distribution?.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(shown.skills?.map(({ weak_students }) => weak_students)).toEqual(
    whole.skills.map(({ weak_student_ids }) => weak_student_ids.length),
  );
  expect(shown.questions?.map(({ position, empty }) => [position, empty])).toEqual(
    whole.questions.map(({ position, empty }) => [position, empty]),
  );
  expect(JSON.stringify(shown)).not.toContain(classroom.students[0]?.id);
  expect(JSON.stringify(shown)).not.toMatch(/"(?:key|sheet|raw|name)"/);
  const list = (await world.call(person, reports.quizzes, { params, query: {} })).body;
  expect(list).toMatchObject({ total: 1, items: [{ id, counts: { assigned: 6 } }] });
});

test('an organization switches the rewards of a school as its manager does; the log says who it was', async () => {
  const { person, manager, params } = await makeSchool();
  for (let times = 0; times < 2; times += 1) {
    const { body } = await world.call(person, reports.setGamification, { params, body: { status: false } });
    expect(body).toEqual({ status: false });
  }
  expect((await world.call(manager, contract.school.dashboard.gamification, {})).body).toEqual({ status: false });
  const events = await world.db.execute<{ actor: string }>(sql`
    select actor from audit_event where school_id = ${params.schoolId} and action = 'school.gamification'`);
  expect(events.map(({ actor }) => actor)).toEqual([person.id]);
});
