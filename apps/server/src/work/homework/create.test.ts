import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysFrom, newHomework, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { create, skills, briefSkills, list } = contract.teacher.homework;

async function countAssignments(): Promise<number> {
  const [row] = await world.db.execute<{ count: number }>(sql`
    select (select count(*) from assignment)::int + (select count(*) from assignment_skill)::int
      + (select count(*) from student_assignment)::int + (select count(*) from notification)::int as count`);
  return row?.count ?? -1;
}

test('homework by pages: its skills, its parts for every child, and a word to each', async () => {
  const classroom = await makeClassroom(world, { students: 3 });
  const { status, body } = await world.call(classroom.teacher, create, {
    body: newHomework(world, classroom, { itemsPerSkill: 2 }),
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'صفحه‌های ۴۰ تا ۴۵',
    grade: 5,
    class_id: classroom.classId,
    class_title: 'پنجم الف',
    source: { kind: 'pages', first: 40, last: 45 },
    state: 'open',
    item_mode: 'generated',
    hints_allowed: true,
    show_answers: 'immediately',
    late_policy: 'reject',
    counts: { assigned: 3, not_started: 3, in_progress: 0, submitted: 0, missing: 0, excused: 0 },
    version: 1,
  });
  const brief = (await world.call(classroom.teacher, briefSkills, { params: { id: body.id } })).body;
  expect(brief.length).toBeGreaterThan(0);
  expect(brief.every((skill) => skill.available && skill.first_page <= 45 && skill.last_page >= 40)).toBe(true);
  expect(body.items_total).toBe(brief.length * 2);

  const [student = null] = classroom.students;
  const { notifications } = (await world.call(student, contract.profile.brief, {})).body;
  expect(notifications).toMatchObject([{ title: 'تکلیف تازه', path: `/student/homeworks/${body.id}` }]);
});

test('homework by sections, with a choice of skills, in the order of the book', async () => {
  const classroom = await makeClassroom(world);
  const book = (await world.call(classroom.teacher, contract.teacher.dashboard.book, { query: { grade: 5 } })).body;
  const section = book.chapters
    .flatMap(({ sections }) => sections)
    .find((each) => each.skills.filter((s) => s.available).length > 1);
  const [first = '', second = ''] = (section?.skills ?? []).filter(({ available }) => available).map(({ id }) => id);
  const body = await setHomework(world, classroom, {
    firstPage: undefined,
    lastPage: undefined,
    firstSection: section?.number,
    lastSection: section?.number,
    skillIds: [second, first],
    title: '  تکلیف شنبه ',
  });
  expect(body).toMatchObject({ title: 'تکلیف شنبه', source: { kind: 'sections' }, items_total: 6 });
  const brief = (await world.call(classroom.teacher, briefSkills, { params: { id: body.id } })).body;
  expect(brief.map(({ id }) => id)).toEqual([first, second]);
});

test('the skills of a range are shown before anything is set, those without questions too', async () => {
  const { teacher } = await makeClassroom(world);
  const { status, body } = await world.call(teacher, skills, {
    query: { grade: '5', firstPage: '40', lastPage: '45' },
  });
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toContain('g5-improper-to-mixed');
  expect(body[0]).toMatchObject({ grade: 5, chapter: 2, available: true });
});

describe('a range that leads nowhere is refused with its reason, and nothing is created', () => {
  test.each([
    ['from after to', { firstPage: 50, lastPage: 40 }, 'from-after-to', 'صفحهٔ شروع (۵۰) بعد از صفحهٔ پایان (۴۰) است'],
    ['before the book', { firstPage: 1, lastPage: 40 }, 'outside-book', 'صفحهٔ شروع (۱) در این کتاب نیست'],
    ['after the book', { firstPage: 200, lastPage: 900 }, 'outside-book', 'صفحهٔ پایان (۹۰۰) در این کتاب نیست'],
    ['no skill with questions', { firstPage: 39, lastPage: 39 }, 'no-skill', 'هنوز تمرینی نداریم'],
    ['half a range', { firstPage: 40, lastPage: undefined }, 'range-missing', 'شروع و پایان محدوده'],
    ['pages and sections', { firstPage: 40, lastPage: 45, firstSection: 1, lastSection: 2 }, 'range-twice', 'نه هر دو'],
  ])('%s', async (_name, range, code, words) => {
    const classroom = await makeClassroom(world);
    const before = await countAssignments();
    const refused = await world.call(classroom.teacher, create, { body: newHomework(world, classroom, range) });
    expect(refused.status).toBe(422);
    expect(refused.refusal.code).toBe(code);
    expect(refused.refusal.detail).toContain(words);
    expect(await countAssignments()).toBe(before);

    const asked = await world.call(classroom.teacher, skills, { query: { grade: 5, ...range } });
    expect(asked.status).toBe(422);
    expect(asked.refusal).toEqual(refused.refusal);
  });

  test.each([
    ['a skill of elsewhere', { skillIds: ['g3-pattern-figure-next'] }, 'skill-not-in-range'],
    ['no skill chosen', { skillIds: [] }, 'no-skill'],
    ['an end in the past', { endDate: '2020-01-01T00:00:00Z' }, 'end-in-past'],
    [
      'an end before the start',
      { startDate: '2026-12-01T00:00:00Z', endDate: '2026-11-30T00:00:00Z' },
      'end-before-start',
    ],
  ])('%s', async (_name, given, code) => {
    const classroom = await makeClassroom(world);
    const before = await countAssignments();
    const refused = await world.call(classroom.teacher, create, { body: newHomework(world, classroom, given) });
    expect([refused.status, refused.refusal.code]).toEqual([422, code]);
    expect(await countAssignments()).toBe(before);
  });
});

test('the same id creates once, also when it is sent twice at the same time', async () => {
  const classroom = await makeClassroom(world, { students: 2 });
  const body = newHomework(world, classroom);
  const both = await Promise.all([1, 2].map(() => world.call(classroom.teacher, create, { body })));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  const after = await countAssignments();
  const again = await world.call(classroom.teacher, create, { body: { ...body, title: 'چیز دیگر' } });
  expect(again.body).toEqual(both[0]?.body);
  expect(await countAssignments()).toBe(after);
});

test('an id that another teacher of the school has used neither changes nor tells anything', async () => {
  const one = await makeClassroom(world);
  const other = await makeClassroom(world, { schoolId: one.schoolId });
  const theirs = await setHomework(world, one);
  const { status } = await world.call(other.teacher, create, { body: { ...newHomework(world, other), id: theirs.id } });
  expect(status).toBe(404);
  expect((await world.call(other.teacher, list, { query: {} })).body.total).toBe(0);
});

test('an id that another school has used is free, and each school has its own homework', async () => {
  const [one, other] = [await makeClassroom(world), await makeClassroom(world)];
  const theirs = await setHomework(world, one, { title: 'مدرسهٔ اول' });
  const body = { ...newHomework(world, other), id: theirs.id, title: 'مدرسهٔ دوم' };
  expect((await world.call(other.teacher, create, { body })).status).toBe(201);
  const { read } = contract.teacher.homework;
  const titleFor = async ({ teacher }: typeof one) =>
    (await world.call(teacher, read, { params: { id: theirs.id } })).body.title;
  expect([await titleFor(one), await titleFor(other)]).toEqual(['مدرسهٔ اول', 'مدرسهٔ دوم']);
});

test('a class the teacher does not teach, or taught until yesterday, does not exist', async () => {
  const [mine, other] = [await makeClassroom(world), await makeClassroom(world)];
  const at = (classId: string) => world.call(mine.teacher, create, { body: { ...newHomework(world, mine), classId } });
  expect((await at(other.classId)).status).toBe(404);
  expect((await at(randomUUID())).status).toBe(404);
  await world.services.roster.endTeaching(mine.classId, mine.teacher.id);
  world.pass({ seconds: 1 });
  expect((await at(mine.classId)).status).toBe(404);
});

test('a start in the future schedules; the child hears of it when it opens', async () => {
  const classroom = await makeClassroom(world);
  const body = await setHomework(world, classroom, { startDate: daysFrom(world, 1), endDate: daysFrom(world, 2) });
  expect(body.state).toBe('scheduled');
  const [student = null] = classroom.students;
  const bell = async () => (await world.call(student, contract.profile.brief, {})).body.notifications.length;
  expect(await bell()).toBe(0);
  world.pass({ days: 1 });
  expect(await bell()).toBe(1);
  const states = [
    (await world.call(classroom.teacher, contract.teacher.homework.read, { params: { id: body.id } })).body.state,
  ];
  world.pass({ days: 1 });
  states.push(
    (await world.call(classroom.teacher, contract.teacher.homework.read, { params: { id: body.id } })).body.state,
  );
  expect(states).toEqual(['open', 'closed']);
});

test('a start that has just passed means now', async () => {
  const classroom = await makeClassroom(world);
  const body = await setHomework(world, classroom, { startDate: daysFrom(world, -1) });
  expect(body).toMatchObject({ state: 'open', start_at: world.now().toISOString() });
});

test('a child that joins the class later gets its open homeworks, not the past ones', async () => {
  const past = await makeClassroom(world);
  const open = await makeClassroom(world, { students: 1, schoolId: past.schoolId });
  await setHomework(world, open, { endDate: daysFrom(world, 1), title: 'گذشته' });
  world.pass({ days: 2 });
  await setHomework(world, open, { title: 'باز' });
  const [newcomer] = past.students;
  await world.services.roster.leave(past.classId, [newcomer?.id ?? ''], 'transferred');
  await world.services.roster.enrol(open.classId, [newcomer?.id ?? '']);
  const { items } = (await world.call(open.teacher, list, { query: {} })).body;
  expect(items.map(({ title, counts }) => [title, counts.assigned])).toEqual([
    ['باز', 2],
    ['گذشته', 1],
  ]);
});

test('more than 200 questions are a mistake, not a homework', async () => {
  const classroom = await makeClassroom(world);
  const { status, refusal } = await world.call(classroom.teacher, create, {
    body: newHomework(world, classroom, { itemsPerSkill: 11 }),
  });
  expect(status).toBe(400);
  expect(refusal.fields).toHaveProperty('itemsPerSkill');
});

test('the list is paged, newest first, and filtered by class and state', async () => {
  const classroom = await makeClassroom(world, { students: 1 });
  for (const title of ['یک', 'دو', 'سه']) {
    world.pass({ minutes: 1 });
    await setHomework(world, classroom, { title });
  }
  const titles = async (query: object) => {
    const { body } = await world.call(classroom.teacher, list, { query });
    return [body.total, body.items.map(({ title }) => title)];
  };
  expect(await titles({})).toEqual([3, ['سه', 'دو', 'یک']]);
  expect(await titles({ page: 2, size: 2 })).toEqual([3, ['یک']]);
  expect(await titles({ page: 9 })).toEqual([3, []]);
  expect(await titles({ state: 'open' })).toEqual([3, ['سه', 'دو', 'یک']]);
  expect(await titles({ state: 'closed' })).toEqual([0, []]);
  expect(await titles({ classId: classroom.classId })).toEqual([3, ['سه', 'دو', 'یک']]);
  expect(await titles({ classId: randomUUID() })).toEqual([0, []]);
  world.pass({ days: 4 });
  expect(await titles({ state: 'closed' })).toEqual([3, ['سه', 'دو', 'یک']]);
});
