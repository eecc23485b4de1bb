import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordQuestion } from '../../../test/world/records.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { roster } = world.services;
const { reports } = contract.organization;
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
  return { person, manager, params: { schoolId }, fifth: { schoolId, grade: 5 } };
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
  const { params, fifth } = await makeSchool();
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
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 404));
});
