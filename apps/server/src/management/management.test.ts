import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../test/world/homework.ts';
import { fresh, makeClassroom, makePerson } from '../../test/world/people.ts';
import { recordAlert, recordMastery, recordQuestion } from '../../test/world/records.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const { grades, classes } = contract.school.dashboard;
const { provinces } = contract.organization.dashboard;
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

test('a manager without a school, and an organisation without one, see nothing', async () => {
  await makeClassroom(world);
  const manager = await makePerson(world, { role: 'MANAGER' });
  expect((await world.call(manager, grades, {})).body).toEqual([]);
  const nobody = await makePerson(world, { role: 'ORGANIZATION' });
  expect((await world.call(nobody, provinces, {})).body).toEqual([]);
});

test('an organisation sees its own schools by province', async () => {
  const { roster } = world.services;
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const otherId = await roster.addOrganization(fresh('سازمان'));
  const add = (title: string, provinceCode: string, owner = organizationId) =>
    roster.addSchool({ title, provinceCode, organizationId: owner });
  const sepehr = await add('سپهر', 'IR-23');
  await add('آفتاب', 'IR-23');
  await add('نور', 'IR-10');
  await add('دیگری', 'IR-10', otherId);
  const fifth = await makeClassroom(world, { students: 3, schoolId: sepehr });
  await makeClassroom(world, { grade: 4, students: 2, schoolId: sepehr });
  const homework = await setHomework(world, fifth);
  const [child] = fifth.students;
  if (!child) throw new Error('a child is needed');
  await recordQuestion(world, child, homework.id, { skillId: SKILL, answers: [RIGHT] });
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });

  const { body } = await world.call(person, provinces, {});
  expect(body.map(({ code, schools }) => [code, schools.map(({ title }) => title)])).toEqual([
    ['IR-10', ['نور']],
    ['IR-23', ['آفتاب', 'سپهر']],
  ]);
  expect(body[1]?.schools[1]).toEqual({
    id: sepehr,
    title: 'سپهر',
    classes_count: 2,
    students_count: 5,
    practiced_lately: 1,
    open_homeworks: 1,
  });
  expect(body[1]?.schools[0]).toMatchObject({ classes_count: 0, students_count: 0, practiced_lately: 0 });
});

test('the totals of an organisation are those of a plain recount, in one query however many ask and whatever it has', async () => {
  const { roster } = world.services;
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  for (let school = 0; school < 4; school += 1) {
    const schoolId = await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23', organizationId });
    for (let n = 0; n < school; n += 1) {
      const classroom = await makeClassroom(world, { schoolId, students: 1 + n });
      const [child, second] = classroom.students;
      const homework = await setHomework(world, classroom);
      if (n === 1) await setHomework(world, classroom, { startDate: daysFrom(world, 1) });
      // A child of two classes is one child.
      if (n === 2 && child)
        await roster.enrol((await makeClassroom(world, { schoolId, students: 0 })).classId, [child.id]);
      if (child) await recordQuestion(world, child, homework.id, { skillId: SKILL, answers: [RIGHT, RIGHT] });
      if (second) await recordQuestion(world, second, homework.id, { skillId: SKILL, answers: [UNREADABLE] });
    }
  }
  const counted = await world.db.rows(sql`
    select s.id, s.title,
      (select count(*)::int from class c where c.school_id = s.id) as classes_count,
      (select count(distinct e.student_id)::int from enrolment e join class c on c.id = e.class_id
        where c.school_id = s.id and e.state = 'active') as students_count,
      (select count(distinct t.student_id)::int from attempt t join enrolment e on e.student_id = t.student_id
        join class c on c.id = e.class_id
        where c.school_id = s.id and t.verdict <> 'invalid'
          and t.answered_at >= ${world.now()}::timestamptz - interval '7 days') as practiced_lately,
      (select count(*)::int from assignment w join class c on c.id = w.class_id
        where c.school_id = s.id and w.start_at <= ${world.now()}::timestamptz and w.end_at > ${world.now()}::timestamptz
      ) as open_homeworks
    from school s where s.organization_id = ${organizationId}`);
  let pages: unknown[] = [];
  const queries = await world.countQueries(async () => {
    pages = await Promise.all(
      Array.from({ length: 10 }, () => world.services.management.provinces({ ...person, role: 'organization' })),
    );
  });
  expect(queries).toBe(1);
  for (const page of pages) {
    const { schools } = (page as { schools: { id: string }[] }[])[0] ?? { schools: [] };
    expect(new Map(schools.map((school) => [school.id, school]))).toEqual(
      new Map(counted.map((school) => [(school as { id: string }).id, school])),
    );
  }
  expect(counted.some((school) => (school as { practiced_lately: number }).practiced_lately > 1)).toBe(true);
});
