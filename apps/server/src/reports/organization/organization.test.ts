import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { setPackage } from '../../../test/world/packages.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordQuestion } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { recountSchools } from './recount.ts';

const world = await makeWorld();
const { roster } = world.services;
const { provinces, schools } = contract.organization.dashboard;
const { info, grades, classes, students } = contract.organization.school;
const { namesShown, showNames } = contract.school.organization;
const SKILL = 'g5-improper-to-mixed';
const RIGHT = { raw: { kind: 'mixed', whole: '1', numerator: '1', denominator: '2' }, verdict: 'right' } as const;
const UNREADABLE = { raw: { kind: 'mixed', whole: '', numerator: '', denominator: '' }, verdict: 'invalid' } as const;

async function makeOrganization() {
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  const add = (title: string, provinceCode = 'IR-23') => roster.addSchool({ title, provinceCode, organizationId });
  return { organizationId, person, add };
}

test('an organization without schools sees no province', async () => {
  await makeClassroom(world);
  const nobody = await makePerson(world, { role: 'ORGANIZATION' });
  expect((await world.call(nobody, provinces, {})).body).toEqual([]);
});

test('an organization sees its own provinces, and figures of five children or more', async () => {
  const { person, add } = await makeOrganization();
  const sepehr = await add('سپهر');
  const aftab = await add('آفتاب');
  await add('نور', 'IR-10');
  await (await makeOrganization()).add('دیگری', 'IR-10');
  const fifth = await makeClassroom(world, { students: 6, schoolId: sepehr });
  const few = await makeClassroom(world, { students: 4, schoolId: aftab });
  for (const { students: children, ...classroom } of [fifth, few]) {
    const [child] = children;
    if (!child) throw new Error('a child is needed');
    const homework = await setHomework(world, { ...classroom, students: children });
    // Other work is no homework.
    await setPackage(world, { ...classroom, students: children });
    await recordQuestion(world, child, homework.id, { skillId: SKILL, answers: [RIGHT] });
  }
  const tehran = {
    code: 'IR-23',
    name: 'تهران',
    schools_count: 2,
    classes_count: 2,
    students_count: 10,
    practiced_lately: 1,
    open_homeworks: 2,
  };
  expect((await world.call(person, provinces, {})).body).toEqual([
    expect.objectContaining({ code: 'IR-10', schools_count: 1, practiced_lately: 0 }),
    tehran,
  ]);
  const { body } = await world.call(person, schools, { params: { provinceCode: 'IR-23' }, query: {} });
  expect(body).toMatchObject({
    total: 2,
    province: tehran,
    items: [
      { title: 'آفتاب', students_count: 4, practiced_lately: null },
      { title: 'سپهر', students_count: 6, practiced_lately: 1 },
    ],
  });
  for (const provinceCode of ['IR-01', 'IR-99', 'x']) {
    expect((await world.call(person, schools, { params: { provinceCode }, query: {} })).status).toBe(404);
  }
});

test('schools are searched in any Persian spelling, sorted and turned by page', async () => {
  const { person, add } = await makeOrganization();
  const large = await add('دبستان نیک‌اندیش');
  await add('دبستان آفتاب');
  await add('دبستان پیام');
  await makeClassroom(world, { students: 7, schoolId: large });
  const titles = async (query: object) => {
    const { body } = await world.call(person, schools, { params: { provinceCode: 'IR-23' }, query });
    return [body.total, ...body.items.map(({ title }) => title)];
  };
  expect(await titles({ search: 'نيك انديش' })).toEqual([1, 'دبستان نیک‌اندیش']);
  expect(await titles({ search: 'افتاب' })).toEqual([1, 'دبستان آفتاب']);
  expect(await titles({ sort: 'students', size: '1' })).toEqual([3, 'دبستان نیک‌اندیش']);
  expect(await titles({ size: '2', page: '2' })).toEqual([3, 'دبستان نیک‌اندیش']);
});

test('an organization reads a school, its grades and classes as its manager does, except figures of few children', async () => {
  const { person, add } = await makeOrganization();
  const schoolId = await add('سپهر');
  const fifth = await makeClassroom(world, { students: 6, schoolId });
  await makeClassroom(world, { students: 5, schoolId, title: 'پنجم ب' });
  await makeClassroom(world, { grade: 4, students: 5, schoolId });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const [child] = fifth.students;
  if (!child) throw new Error('a child is needed');
  const homework = await setHomework(world, fifth);
  await recordQuestion(world, child, homework.id, { skillId: SKILL, answers: [RIGHT] });
  const own = { params: { schoolId } };

  const { dashboard } = contract.school;
  expect((await world.call(person, grades, own)).body).toEqual((await world.call(manager, dashboard.grades, {})).body);
  const ofGrade = { schoolId, grade: 5 };
  expect((await world.call(person, classes, { params: ofGrade })).body).toEqual(
    (await world.call(manager, dashboard.classes, { params: { grade: 5 } })).body,
  );
  expect((await world.call(person, info, own)).body).toMatchObject({ students_count: 16, practiced_lately: 1 });

  // One child leaves: of a grade of four nothing is shown, nor of the grade by which it could be found out.
  const four = await makeClassroom(world, { grade: 6, students: 4, schoolId });
  expect((await world.call(person, grades, own)).body).toMatchObject([
    { grade: 4, practiced_lately: null },
    { grade: 5, practiced_lately: 1 },
    { grade: 6, students_count: four.students.length, practiced_lately: null },
  ]);
  for (const grade of [4, 6]) {
    expect((await world.call(person, classes, { params: { schoolId, grade } })).body).toMatchObject([
      { practiced_lately: null, help_needed: null },
    ]);
  }
});

test('a moved child is counted in its new class, and once', async () => {
  const { person, add } = await makeOrganization();
  const schoolId = await add('سپهر');
  const from = await makeClassroom(world, { students: 6, schoolId });
  const to = await makeClassroom(world, { students: 5, schoolId, grade: 6 });
  const [child] = from.students;
  if (!child) throw new Error('a child is needed');
  await roster.leave(from.classId, [child.id], 'transferred');
  await roster.enrol(to.classId, [child.id]);
  expect((await world.call(person, info, { params: { schoolId } })).body.students_count).toBe(11);
  expect((await world.call(person, grades, { params: { schoolId } })).body).toMatchObject([
    { grade: 5, students_count: 5 },
    { grade: 6, students_count: 6 },
  ]);
  expect((await world.call(person, students, { params: { schoolId }, query: {} })).body.total).toBe(11);
});

test('children have numbers until the school shows their names, and are not found by a name that is hidden', async () => {
  const { person, add } = await makeOrganization();
  const schoolId = await add('سپهر');
  const fifth = await makeClassroom(world, { students: 5, schoolId });
  const few = await makeClassroom(world, { students: 2, schoolId, title: 'ششم الف', grade: 6 });
  const [child] = fifth.students;
  if (!child) throw new Error('a child is needed');
  await world.db.execute(sql`update account set first_name = 'نیلوفر', last_name = 'کاظمی' where id = ${child.id}`);
  const homework = await setHomework(world, fifth);
  await recordQuestion(world, child, homework.id, { skillId: SKILL, answers: [UNREADABLE, RIGHT] });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const read = async (query: object = {}) => (await world.call(person, students, { params: { schoolId }, query })).body;

  const hidden = await read();
  expect(hidden).toMatchObject({ total: 7, are_names_shown: false });
  expect(JSON.stringify(hidden)).not.toContain('نیلوفر');
  expect(hidden.items.map(({ name }) => name)).toEqual(Array.from({ length: 7 }, () => null));
  expect(new Set(hidden.items.map(({ number }) => number)).size).toBe(7);
  expect(hidden.items.find(({ id }) => id === child.id)).toMatchObject({ answers_lately: 1, right_lately: 1 });
  // Two children of a class say what each of them did.
  expect(hidden.items.slice(-2)).toMatchObject([{ answers_lately: null }, { right_lately: null }]);
  expect((await read({ searchedWord: 'نیلوفر' })).total).toBe(0);
  expect((await read({ classId: few.classId, size: '1' })).total).toBe(2);

  expect((await world.call(manager, namesShown, {})).body).toEqual({ status: false });
  expect((await world.call(manager, showNames, { body: { status: true } })).body).toEqual({ status: true });
  const found = await read({ searchedWord: 'نیلوفر كاظمي' });
  expect(found).toMatchObject({ total: 1, are_names_shown: true, items: [{ id: child.id, name: 'نیلوفر کاظمی' }] });
  expect((await read()).items.at(-1)).toMatchObject({ answers_lately: 0 });
  await world.call(manager, showNames, { body: { status: false } });
  expect((await read({ searchedWord: 'نیلوفر' })).total).toBe(0);
});

test('a school of another organization, or of none, is none', async () => {
  const { person } = await makeOrganization();
  const other = await makeOrganization();
  const free = (await makeClassroom(world)).schoolId;
  for (const schoolId of [await other.add('دیگری'), free, person.schoolId]) {
    const own = { schoolId };
    expect((await world.call(person, info, { params: own })).status).toBe(404);
    expect((await world.call(person, grades, { params: own })).status).toBe(404);
    expect((await world.call(person, classes, { params: { ...own, grade: 5 } })).status).toBe(404);
    expect((await world.call(person, students, { params: own, query: {} })).status).toBe(404);
  }
});

test('the numbers of schools are those of a plain recount, in one query however many ask and whatever it has', async () => {
  const { roster } = world.services;
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  for (let school = 0; school < 4; school += 1) {
    const schoolId = await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23', organizationId });
    for (let n = 0; n < school; n += 1) {
      const classroom = await makeClassroom(world, { schoolId, students: 5 + n });
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
  const counted = await world.db.execute(sql`
    select s.id, s.title, s.province_code, 'تهران' as province_name,
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
  await recountSchools(world.context);
  let pages: unknown[] = [];
  const queries = await world.countQueries(async () => {
    pages = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.services.organization.schools({ ...person, role: 'organization' }, 'IR-23', {
          page: 1,
          size: 20,
          sort: 'title',
        }),
      ),
    );
  });
  expect(queries).toBe(1);
  for (const page of pages) {
    const { items } = page as { items: { id: string }[] };
    expect(new Map(items.map((school) => [school.id, school]))).toEqual(
      new Map(counted.map((school) => [(school as { id: string }).id, school])),
    );
  }
  expect(counted.some((school) => (school as { practiced_lately: number }).practiced_lately > 1)).toBe(true);
});
