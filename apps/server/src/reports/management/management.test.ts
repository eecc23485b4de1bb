import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { setPackage } from '../../../test/world/packages.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordAlert, recordMastery, recordQuestion } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { grades, classes } = contract.school.dashboard;
const SKILL = 'g5-improper-to-mixed';
const RIGHT = { raw: { kind: 'mixed', whole: '1', numerator: '1', denominator: '2' }, verdict: 'right' } as const;
const UNREADABLE = { raw: { kind: 'mixed', whole: '', numerator: '', denominator: '' }, verdict: 'invalid' } as const;

test('a manager sees the grades of the school, its classes, and who practiced lately', async () => {
  const fifth = await makeClassroom(world, { students: 4 });
  const { schoolId } = fifth;
  await makeClassroom(world, { grade: 3, students: 2, schoolId });
  const elsewhere = await makeClassroom(world, { students: 5 });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const homework = await setHomework(world, fifth);
  // Other work is no homework.
  await setPackage(world, fifth);
  await setHomework(world, fifth, { startDate: daysFrom(world, 1) });
  await setHomework(world, elsewhere);
  const [first, second, third] = fifth.students;
  if (!first || !second || !third) throw new Error('children are needed');
  await recordQuestion(world, first, homework.id, { skillId: SKILL, answers: [UNREADABLE, RIGHT] });
  await recordQuestion(world, first, homework.id, { skillId: SKILL, position: 1, answers: [RIGHT] });
  await recordQuestion(world, second, homework.id, { skillId: SKILL, answers: [UNREADABLE] });
  await recordAlert(world, second, SKILL, 'four-wrong-in-a-row');
  await recordAlert(world, third, SKILL, 'four-wrong-in-a-row');
  await recordMastery(world, third, SKILL, { band: 'learned', tries: 7 });

  expect((await world.call(manager, grades, {})).body).toEqual([
    { grade: 3, classes_count: 1, students_count: 2, practiced_lately: 0, open_homeworks: 0 },
    { grade: 5, classes_count: 1, students_count: 4, practiced_lately: 1, open_homeworks: 1 },
  ]);
  expect((await world.call(manager, classes, { params: { grade: 5 } })).body).toEqual([
    {
      id: fifth.classId,
      title: 'پنجم الف',
      grade: 5,
      course_id: 2,
      school_name: expect.any(String),
      students_count: 4,
      practiced_lately: 1,
      teacher_names: ['مریم کریمی'],
      open_homeworks: 1,
      help_needed: 1,
    },
  ]);
  expect((await world.call(manager, classes, { params: { grade: 6 } })).body).toEqual([]);
  expect((await world.call(manager, classes, { params: { grade: 7 } })).status).toBe(404);

  // After seven days nobody practiced lately, and nobody is reminded of an old call for help.
  world.pass({ days: 8 });
  expect((await world.call(manager, classes, { params: { grade: 5 } })).body).toMatchObject([
    { practiced_lately: 0, help_needed: 0, open_homeworks: 0 },
  ]);
});

test('classes are in the order of a Persian register, in which پ follows ب', async () => {
  const { schoolId } = await makeClassroom(world, { title: 'پنجم ت', students: 1 });
  for (const title of ['پنجم پ', 'پنجم ۱۰', 'پنجم ب', 'پنجم ۹'])
    await makeClassroom(world, { title, students: 1, schoolId });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const { body } = await world.call(manager, classes, { params: { grade: 5 } });
  expect(body.map(({ title }) => title)).toEqual(['پنجم ۹', 'پنجم ۱۰', 'پنجم ب', 'پنجم پ', 'پنجم ت']);
});

test('a child that left is counted no more, and a teacher whose time is over is not named', async () => {
  const { schoolId, classId, teacher, students } = await makeClassroom(world, { students: 2 });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  await world.services.roster.leave(
    classId,
    students.slice(0, 1).map(({ id }) => id),
    'left',
  );
  await world.services.roster.endTeaching(classId, teacher.id);
  world.pass({ seconds: 1 });
  expect((await world.call(manager, classes, { params: { grade: 5 } })).body).toMatchObject([
    { students_count: 1, teacher_names: [] },
  ]);
});

test('a manager without a school sees nothing', async () => {
  await makeClassroom(world);
  const manager = await makePerson(world, { role: 'MANAGER' });
  expect((await world.call(manager, grades, {})).body).toEqual([]);
});
