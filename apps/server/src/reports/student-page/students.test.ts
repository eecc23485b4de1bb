import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordAlert, recordMastery, recordQuestion, recordSubmission } from '../../../test/world/record-answers.ts';
import { makeWorld, type World } from '../../../test/world/world.ts';

const world = await makeWorld();
const { students: list } = contract.teacher.report;
const [SKILL, OTHER, THIRD] = ['g5-improper-to-mixed', 'g5-mixed-to-improper', 'g5-axis-count'] as const;
const right = { raw: { kind: 'integer', values: ['1'] }, verdict: 'right' } as const;

async function addChild(
  to: World,
  { classId, schoolId }: { classId: string; schoolId: string },
  first: string,
  last: string,
) {
  const child = await makePerson(to, { role: 'STUDENT', schoolId, firstName: first, lastName: last });
  await to.services.roster.enrol(classId, [child.id]);
  return child;
}

test('children of the own classes by name, with what they did, what is open, and where they need help', async () => {
  const classroom = await makeClassroom(world, { students: 0 });
  const elsewhere = await makeClassroom(world, { students: 2 });
  const busy = await addChild(world, classroom, 'پرنیا', 'احمدی');
  await addChild(world, classroom, 'بهار', 'احمدی');
  const homework = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 2 });
  await setHomework(world, classroom, { skillIds: [SKILL] });
  await recordQuestion(world, busy, homework.id, {
    skillId: SKILL,
    firstTryRight: true,
    answers: [
      { ...right, activeMs: 90_000 },
      { ...right, activeMs: 60_000 },
    ],
  });
  await recordSubmission(world, busy, homework.id, { submittedAt: world.now() });
  for (const [skill, band] of [
    [SKILL, 'learned'],
    [OTHER, 'near'],
    [THIRD, 'learning'],
  ] as const) {
    await recordMastery(world, busy, skill, { band, tries: 5, wrongInARow: band === 'near' ? 4 : 0 });
  }
  await recordMastery(world, busy, 'g4-fraction-compare', { band: 'mastered', tries: 9 });
  await recordAlert(world, busy, OTHER, 'four-wrong-in-a-row');
  await recordAlert(world, busy, SKILL, 'four-wrong-in-a-row');

  const { body } = await world.call(classroom.teacher, list, { query: {} });
  expect(body.items.map(({ name }) => name)).toEqual(['بهار احمدی', 'پرنیا احمدی']);
  expect(body.items[0]).toMatchObject({
    band: 'unseen',
    learned_skills: 0,
    last_seen_at: null,
    minutes: 0,
    open_work: 2,
    help_alerts: 0,
  });
  expect(body.items[1]).toMatchObject({
    student_id: busy.id,
    class_id: classroom.classId,
    grade: 5,
    course_id: 2,
    // The middle one of three of this grade; a skill of the grade before does not count.
    band: 'near',
    learned_skills: 1,
    last_seen_at: new Date(world.now().getTime() + 60_000).toISOString(),
    minutes: 3,
    open_work: 1,
    // The other skill was learned since.
    help_alerts: 1,
  });
  expect((await world.call(elsewhere.teacher, list, { query: {} })).body.total).toBe(2);
  expect((await world.call(elsewhere.teacher, list, { query: { classId: classroom.classId } })).body.total).toBe(0);
});

test('is searched in any spelling, filtered by class and band, and paged', async () => {
  const classroom = await makeClassroom(world, { students: 0 });
  const second = await makeClassroom(world, { students: 0, title: 'پنجم ب', teacher: classroom.teacher });
  const ali = await addChild(world, classroom, 'علی', 'کاظمی');
  await addChild(world, classroom, 'نیما', 'یزدی');
  await addChild(world, second, 'علی', 'تهرانی');
  await recordMastery(world, ali, SKILL, { band: 'mastered', tries: 8 });
  const names = async (query: object) =>
    (await world.call(classroom.teacher, list, { query })).body.items.map(({ name }) => name);
  expect(await names({ search: 'علي كاظمي' })).toEqual(['علی کاظمی']);
  expect(await names({ search: 'علی' })).toEqual(['علی تهرانی', 'علی کاظمی']);
  expect(await names({ classId: second.classId })).toEqual(['علی تهرانی']);
  expect(await names({ band: 'mastered' })).toEqual(['علی کاظمی']);
  expect(await names({ band: 'unseen', search: 'یزدی' })).toEqual(['نیما یزدی']);
  const page = (await world.call(classroom.teacher, list, { query: { page: 2, size: 2 } })).body;
  expect([page.total, page.items.map(({ name }) => name)]).toEqual([3, ['نیما یزدی']]);
});

test('a child who moved to another class is in the list of that class’s teacher alone', async () => {
  const [from, to] = [await makeClassroom(world, { students: 1 }), await makeClassroom(world, { students: 0 })];
  const [child] = from.students;
  if (!child) throw new Error('a child is needed');
  await world.db.execute(sql`
    update enrolment set state = 'transferred', to_at = ${world.now()}::timestamptz
    where school_id = ${from.schoolId} and student_id = ${child.id}`);
  const total = async (teacher: typeof from.teacher) => (await world.call(teacher, list, { query: {} })).body.total;
  expect([await total(from.teacher), await total(to.teacher)]).toEqual([0, 0]);
});

test('takes a constant number of queries', async () => {
  const [few, many] = [await makeClassroom(world, { students: 1 }), await makeClassroom(world, { students: 12 })];
  const queries = ({ teacher }: typeof few) =>
    world.countQueries(() => world.services.studentPage.students(teacher, { page: 1, size: 100 }));
  expect(await queries(many)).toBe(await queries(few));
});
