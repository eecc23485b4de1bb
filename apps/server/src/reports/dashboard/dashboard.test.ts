import { contract } from '@mashq/api/contract';
import { bookSkill, mathBook, prerequisitesOf } from '@mashq/curriculum';
import { expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { recordAlert, recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { read, classes, skillGrid, classMastery, book } = contract.teacher.dashboard;
const SKILL = 'g5-improper-to-mixed';

test('the morning: own classes, open homeworks by their end, this week’s calls for help', async () => {
  const classroom = await makeClassroom(world, { students: 2 });
  const elsewhere = await makeClassroom(world);
  await setHomework(world, elsewhere);
  await setHomework(world, classroom, { title: 'دیرتر', endDate: daysFrom(world, 5) });
  await setHomework(world, classroom, { title: 'زودتر', endDate: daysFrom(world, 2) });
  await setHomework(world, classroom, { title: 'هنوز نه', startDate: daysFrom(world, 1) });
  const [first, second] = classroom.students;
  const [stranger] = elsewhere.students;
  if (!first || !second || !stranger) throw new Error('children are needed');
  await recordAlert(world, first, SKILL, 'four-wrong-in-a-row');
  await recordAlert(world, stranger, SKILL, 'four-wrong-in-a-row');

  const { body } = await world.call(classroom.teacher, read, {});
  expect(body.classes).toMatchObject([{ id: classroom.classId, grade: 5, course_id: 2, students_count: 2 }]);
  expect(body.open_homeworks.map(({ title }) => title)).toEqual(['زودتر', 'دیرتر']);
  expect(body.help.map((each) => each.student_id)).toEqual([first.id]);

  // Tomorrow's alert for the same skill takes the place of today's, and after a week nobody is reminded any more.
  world.pass({ days: 1 });
  await recordAlert(world, first, SKILL, 'not-learned-after-twenty');
  expect((await world.call(classroom.teacher, read, {})).body.help).toMatchObject([
    { reason: 'not-learned-after-twenty' },
  ]);
  world.pass({ days: 8 });
  expect((await world.call(classroom.teacher, read, {})).body.help).toEqual([]);
});

test('classes are those of now', async () => {
  const { teacher, classId } = await makeClassroom(world);
  expect((await world.call(teacher, classes, {})).body.map(({ id }) => id)).toEqual([classId]);
  await world.services.roster.endTeaching(classId, teacher.id);
  world.pass({ seconds: 1 });
  expect((await world.call(teacher, classes, {})).body).toEqual([]);
});

test('the grid has every child of the class by every skill of the chapter that has questions', async () => {
  const { teacher, classId, students } = await makeClassroom(world, { students: 4 });
  const [first] = students;
  if (!first) throw new Error('a child is needed');
  await recordMastery(world, first, SKILL, { band: 'learned', tries: 7 });
  const { chapter } = bookSkill(SKILL)?.place ?? {};
  const { body } = await world.call(teacher, skillGrid, { params: { classId }, query: { chapter } });
  expect(body.chapters.map(({ number }) => number)).toContain(body.chapter);
  expect(body.students).toHaveLength(4);
  expect(body.skills.map(({ id }) => id)).toContain(SKILL);
  expect(body.cells).toHaveLength(4 * body.skills.length);
  const learned = body.cells.filter(({ mastery }) => mastery.band === 'learned');
  expect(learned).toEqual([
    { student_id: first.id, mastery: { skill_id: SKILL, band: 'learned', n: 7, estimate: null } },
  ]);

  expect(body.help).toEqual([]);

  const unasked = (await world.call(teacher, skillGrid, { params: { classId }, query: {} })).body;
  expect(unasked.chapters.map(({ number }) => number)).toContain(unasked.chapter);
  expect((await world.call(teacher, skillGrid, { params: { classId }, query: { chapter: 99 } })).status).toBe(404);
});

test('the grid says who needs help in which of its skills, of this class alone', async () => {
  const { teacher, classId, students } = await makeClassroom(world, { students: 2 });
  const elsewhere = await makeClassroom(world);
  const [first, second] = students;
  const [stranger] = elsewhere.students;
  if (!first || !second || !stranger) throw new Error('children are needed');
  await recordAlert(world, first, SKILL, 'four-wrong-in-a-row');
  await recordAlert(world, second, 'g5-axis-count', 'not-learned-after-twenty');
  await recordAlert(world, stranger, SKILL, 'four-wrong-in-a-row');
  const { chapter } = bookSkill(SKILL)?.place ?? {};
  const { body } = await world.call(teacher, skillGrid, { params: { classId }, query: { chapter } });
  const skills = body.skills.map(({ id }) => id);
  expect(body.help).toEqual(
    [
      { student_id: first.id, skill_id: SKILL, reason: 'four-wrong-in-a-row' },
      { student_id: second.id, skill_id: 'g5-axis-count', reason: 'not-learned-after-twenty' },
    ].filter(({ skill_id: id }) => skills.includes(id)),
  );
  expect(body.help.length).toBeGreaterThan(0);
});

test('the mastery of a class counts each child once in each skill, as the grids of its chapters do', async () => {
  const { teacher, classId, students } = await makeClassroom(world, { students: 4 });
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('children are needed');
  await recordMastery(world, first, SKILL, { band: 'learned', tries: 7 });
  await recordMastery(world, second, SKILL, { band: 'learned', tries: 9 });
  await recordMastery(world, third, 'g5-axis-count', { band: 'near', tries: 3 });
  const { body } = await world.call(teacher, classMastery, { params: { classId } });
  expect(body).toMatchObject({ grade: 5, students: 4 });
  expect(body.skills.find(({ skill_id: id }) => id === SKILL)?.bands).toEqual({
    unseen: 2,
    starting: 0,
    learning: 0,
    near: 0,
    learned: 2,
    mastered: 0,
  });
  const { chapters } = (await world.call(teacher, skillGrid, { params: { classId }, query: {} })).body;
  const counted = new Map<string, Record<string, number>>();
  for (const { number: chapter } of chapters) {
    const grid = (await world.call(teacher, skillGrid, { params: { classId }, query: { chapter } })).body;
    for (const { mastery } of grid.cells) {
      const bands = counted.get(mastery.skill_id) ?? {};
      counted.set(mastery.skill_id, { ...bands, [mastery.band]: (bands[mastery.band] ?? 0) + 1 });
    }
  }
  const some = body.skills.map(({ skill_id: id, bands }) => [
    id,
    Object.fromEntries(Object.entries(bands).filter(([, count]) => count > 0)),
  ]);
  expect(some).toEqual([...counted]);
});

test('the mastery of a class takes a constant number of queries, and is its teacher’s alone', async () => {
  const [few, many] = [await makeClassroom(world, { students: 1 }), await makeClassroom(world, { students: 12 })];
  const queriesOf = ({ teacher, classId }: typeof few) =>
    world.countQueries(() => world.services.dashboard.classMastery(teacher, classId));
  expect(await queriesOf(many)).toBe(await queriesOf(few));
  const { status } = await world.call(few.teacher, classMastery, { params: { classId: many.classId } });
  expect(status).toBe(404);
});

test('the grid of a class one does not teach does not exist', async () => {
  const [mine, other] = [await makeClassroom(world), await makeClassroom(world)];
  const { status } = await world.call(mine.teacher, skillGrid, { params: { classId: other.classId }, query: {} });
  expect(status).toBe(404);
});

test('the book has its pages, its sections counted through, and says which skills have questions', async () => {
  const { teacher } = await makeClassroom(world);
  const { body } = await world.call(teacher, book, { query: { grade: '5' } });
  const known = mathBook(5);
  expect(body).toMatchObject({ grade: 5, title: known.title, first_page: known.firstPage, last_page: known.lastPage });
  const sections = body.chapters.flatMap((chapter) => chapter.sections);
  expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1));
  const skills = sections.flatMap((section) => section.skills);
  expect(skills.find(({ id }) => id === SKILL)?.available).toBe(true);
  expect(skills.every(({ available }) => available)).toBe(true);
  expect((await world.call(teacher, book, { query: { grade: 7 } })).status).toBe(400);
});

test('what those who need help in a skill lack of what it builds on, with who; most of them first', async () => {
  const { teacher, classId, students } = await makeClassroom(world, { students: 3 });
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('children are needed');
  const { lackingPrerequisites } = contract.teacher.dashboard;
  const skillId = 'g5-mixed-sub';
  const needed = prerequisitesOf(skillId);
  const [one, other] = needed;
  if (!one || !other) throw new Error('a skill that builds on two');
  const lacking = async () => (await world.call(teacher, lackingPrerequisites, { params: { classId, skillId } })).body;
  expect(await lacking()).toEqual([]);
  await recordAlert(world, first, skillId, 'four-wrong-in-a-row');
  await recordAlert(world, second, skillId, 'four-wrong-in-a-row');
  await recordMastery(world, first, one.skillId, { band: 'learned', tries: 8 });
  for (const { skillId: id } of needed.slice(2))
    for (const student of [first, second]) await recordMastery(world, student, id, { band: 'mastered', tries: 9 });
  await recordMastery(world, third, one.skillId, { band: 'starting', tries: 3 });
  expect(
    (await lacking()).map(({ skill, reason, students: who }) => [skill.id, reason, who.map((each) => each.student_id)]),
  ).toEqual([
    [other.skillId, other.reason, [first.id, second.id]],
    [one.skillId, one.reason, [second.id]],
  ]);
  const elsewhere = await makeClassroom(world);
  const asked = await world.call(elsewhere.teacher, lackingPrerequisites, { params: { classId, skillId } });
  expect(asked.status).toBe(404);
});
