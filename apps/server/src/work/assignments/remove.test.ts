import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makePerson } from '../../../test/world/people.ts';
import { begin, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;
const school = contract.school.homework;

/** A class with its owner, a co-teacher, a substitute and the school's manager, and a homework that one child has begun. */
async function staffed({ isBegun = true } = {}) {
  const set = await setQuiz(world);
  const { schoolId, classId, teacher: owner, students } = set;
  const help = async (role: 'co' | 'substitute') => {
    const person = await makePerson(world, { role: 'TEACHER', schoolId, firstName: 'نرگس', lastName: 'احمدی' });
    await world.services.roster.assignTeacher(classId, person.id, role);
    return person;
  };
  const [co, substitute] = [await help('co'), await help('substitute')];
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const [child] = students;
  if (!child) throw new Error('a class without children');
  const homeworkId = await setHomework(world, { ...set, teacher: owner });
  const [question] = await questionsOf(world, child, homeworkId);
  const questionId = question?.question_id ?? '';
  if (isBegun) await answer(world, child, questionId, await rightInput(world, questionId));
  return { ...set, owner, co, substitute, manager, child, homeworkId, questionId, params: { id: homeworkId } };
}
type Staffed = Awaited<ReturnType<typeof staffed>>;
type Person = 'owner' | 'co' | 'substitute' | 'manager';

const by = (staff: Staffed, person: Person): Actor => staff[person];
const remove = (staff: Staffed, person: Person) =>
  world.call(by(staff, person), person === 'manager' ? school.remove : calls.remove, { params: staff.params });
const restore = (staff: Staffed, person: Person) =>
  world.call(by(staff, person), person === 'manager' ? school.restore : calls.restore, { params: staff.params });
const isThere = async ({ child, homeworkId }: Staffed) =>
  (await world.call(child, contract.member.homework.read, { params: { homeworkId } })).status === 200;
const newsOf = async (actor: Actor) =>
  (
    await world.db.execute<{ body: string }>(
      sql`select body from notification where account_id = ${actor.id} order by created_at`,
    )
  ).map(({ body }) => body);

describe('work that children have begun', () => {
  test.each(['owner', 'manager'] as const)(
    'is deleted and brought back by the %s, with its answers',
    async (person) => {
      const staff = await staffed();
      expect((await remove(staff, person)).status).toBe(200);
      expect(await isThere(staff)).toBe(false);
      world.pass({ days: 2 });
      expect((await restore(staff, person)).status).toBe(200);
      expect((await restore(staff, person)).status).toBe(200);
      expect(await isThere(staff)).toBe(true);
      const { homeworkId, child } = staff;
      const { body } = await world.call(child, contract.member.homework.read, { params: { homeworkId } });
      expect(body).toMatchObject({ items_done: 1, is_open: true });
      const [, second] = body.items;
      const next = second?.question_id ?? '';
      expect((await answer(world, child, next, await rightInput(world, next))).body.late_reason).toBeNull();
    },
  );

  test.each(['co', 'substitute'] as const)('is not a %s’s to delete, nor to bring back', async (person) => {
    const staff = await staffed();
    const refused = await remove(staff, person);
    expect([refused.status, refused.refusal.code]).toEqual([409, 'begun']);
    expect(await isThere(staff)).toBe(true);
    await remove(staff, 'owner');
    expect((await restore(staff, person)).status).toBe(409);
    expect(await isThere(staff)).toBe(false);
  });

  test('is deleted by the owner of now: whose class it was is a helper’s like any other', async () => {
    const staff = await staffed();
    await world.db.execute(sql`
      update class_teacher set role = case when teacher_id = ${staff.co.id} then 'owner' else 'co' end
      where class_id = ${staff.classId}`);
    expect((await remove(staff, 'owner')).status).toBe(409);
    expect((await remove(staff, 'co')).status).toBe(200);
  });

  test('the same holds for a quiz, whose times come back with it', async () => {
    const staff = await staffed();
    const { id, child, co, owner } = staff;
    await begin(world, child, id);
    const { remove: take, restore: give } = contract.teacher.quiz;
    expect((await world.call(co, take, { params: { id } })).status).toBe(409);
    expect((await world.call(owner, take, { params: { id } })).status).toBe(200);
    expect((await world.call(owner, give, { params: { id } })).body.state).toBe('open');
    const { body } = await begin(world, child, id);
    const questionId = body.questions[0]?.question_id ?? '';
    expect((await answer(world, child, questionId, await rightInput(world, questionId))).status).toBe(200);
  });
});

test('everybody who teaches the class changes its work; a manager reads it', async () => {
  const staff = await staffed();
  const { params, child, homeworkId } = staff;
  const ofChild = { id: homeworkId, studentId: child.id };
  const endDate = new Date(world.now().getTime() + 9 * 24 * 3_600_000).toISOString();
  for (const person of ['owner', 'co', 'substitute', 'manager'] as const) {
    const actor = by(staff, person);
    const teaches = person !== 'manager';
    const report = teaches ? calls.report : school.report;
    expect((await world.call(actor, report, { params })).status).toBe(200);
    const changes = [
      await world.call(actor, calls.deadline, { params, body: { endDate } }),
      await world.call(actor, calls.setStudentState, { params: ofChild, body: { action: 'excuse' } }),
      await world.call(actor, calls.decideWaiting, { params: ofChild, body: { counts: true, waiting: 0 } }),
    ];
    expect(changes.map(({ status }) => status)).toEqual(changes.map(() => (teaches ? 200 : 403)));
  }
});

test.each(['owner', 'co', 'substitute', 'manager'] as const)(
  'work that nobody has begun is deleted and brought back by a %s',
  async (person) => {
    const staff = await staffed({ isBegun: false });
    expect((await remove(staff, person)).status).toBe(200);
    expect((await restore(staff, person)).status).toBe(200);
    expect(await isThere(staff)).toBe(true);
  },
);

test('the owner reads who deleted work of the class and who brought it back, and of what it did itself nothing', async () => {
  const staff = await staffed({ isBegun: false });
  await remove(staff, 'co');
  world.pass({ minutes: 1 });
  await restore(staff, 'substitute');
  world.pass({ minutes: 1 });
  await remove(staff, 'manager');
  await restore(staff, 'owner');
  const news = await newsOf(staff.owner);
  expect(news.map((body) => /^نرگس احمدی «.+» را از .+ (حذف کرد|برگرداند)\.$/.test(body))).toEqual([true, true, false]);
  expect(news[2]).toMatch(/حذف کرد\.$/);
  expect(await newsOf(staff.co)).toEqual([]);
});

test('deleted work is in a list of its own for a month, and its notifications come back with it', async () => {
  const staff = await staffed();
  const bell = async () =>
    (
      await world.db.execute(sql`
      select from notification where account_id = ${staff.child.id} and assignment_id = ${staff.homeworkId} and dismissed_at is null`)
    ).length;
  const removed = async () =>
    (await world.call(staff.owner, calls.list, { query: { state: 'cancelled' } })).body.items.map(({ id }) => id);
  expect([await bell(), await removed()]).toEqual([1, []]);
  await remove(staff, 'owner');
  expect([await bell(), await removed()]).toEqual([0, [staff.homeworkId]]);
  await restore(staff, 'owner');
  expect([await bell(), await removed()]).toEqual([1, []]);
  await remove(staff, 'owner');
  world.pass({ days: 30 });
  expect(await removed()).toEqual([]);
  expect((await restore(staff, 'owner')).status).toBe(404);
});

test('a child that is at deleted work hears that it need not be done; another child finds nothing', async () => {
  const staff = await staffed();
  const { child, homeworkId, questionId, id, owner } = staff;
  const [, classmate] = staff.students;
  await begin(world, child, id);
  await remove(staff, 'owner');
  await world.call(owner, contract.teacher.quiz.remove, { params: { id } });
  const input = await rightInput(world, questionId);
  const refusals = async (actor: Actor) => [
    await answer(world, actor, questionId, input),
    await world.call(actor, contract.member.questions.read, { query: { questionId } }),
  ];
  const ofWork = [
    await world.call(child, contract.member.homework.read, { params: { homeworkId } }),
    await world.call(child, contract.member.quiz.questions, { params: { quizId: id } }),
  ];
  const said = [...(await refusals(child)), ...ofWork].map(({ status, refusal }) => [status, refusal.detail]);
  const taken = (noun: string) => [404, `این ${noun} برداشته شده است و لازم نیست انجامش بدهی.`];
  expect(said).toEqual([taken('کار'), taken('کار'), taken('تکلیف'), taken('آزمون')]);
  const strange = (await refusals(classmate as Actor)).map(({ status, refusal }) => [status, refusal.detail]);
  expect(strange).toEqual([1, 2].map(() => [404, 'این سؤال پیدا نشد.']));
});

test('another school’s manager finds nothing to delete or bring back', async () => {
  const [staff, other] = [await staffed(), await staffed()];
  const stranger = { ...staff, manager: other.manager };
  expect((await remove(stranger, 'manager')).status).toBe(404);
  await remove(staff, 'owner');
  expect((await restore(stranger, 'manager')).status).toBe(404);
});
