import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, rightInput } from '../../../test/world/answers.ts';
import { begin, minutesFrom, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.teacher.quiz;
const member = contract.member.quiz;
const nobody = (): Actor => {
  throw new Error('a class without children');
};

/** A quiz that one student has handed in and another has missed. */
async function ended(given: Parameters<typeof setQuiz>[1] = {}) {
  const set = await setQuiz(world, given);
  const [present = nobody(), away = nobody()] = set.students;
  const paper = (await begin(world, present, set.id)).body;
  const question = paper.questions[0]?.question_id ?? '';
  await answer(world, present, question, await rightInput(world, question));
  await world.call(present, member.submit, { params: { quizId: set.id }, body: { id: paper.quiz.current?.id ?? '' } });
  world.pass({ minutes: 65 });
  const makeUp = (body: { id?: string; startDate?: string; endDate?: string } = {}, child = away) =>
    world.call(set.teacher, calls.makeUp, {
      params: { id: set.id, studentId: child.id },
      body: { id: randomUUID(), endDate: minutesFrom(world, 60), ...body },
    });
  return { ...set, present, away, makeUp };
}

const scores = async (teacher: Actor, id: string) =>
  (await world.call(teacher, calls.report, { params: { id } })).body.students.map(({ student_id, state, score }) => ({
    student_id,
    state,
    score,
  }));

const seeds = (id: string) =>
  world.db.execute<{ skill_id: string; level: number; points: number; seed: number }>(sql`
    select skill_id, level, points, seed from quiz_question where assignment_id = ${id} order by position`);

test('until anybody knows what is right the student takes the quiz itself, in an own window', async () => {
  const { teacher, id, present, away, makeUp } = await ended();
  const given = await makeUp();
  expect([given.status, given.body.id]).toEqual([201, id]);
  expect((await begin(world, away, id)).status).toBe(200);
  // What the other student did stays, and no result is out before the window is over.
  expect((await scores(teacher, id)).find(({ student_id }) => student_id === present.id)?.score?.points).toBe(2);
  expect((await world.call(teacher, calls.release, { params: { id } })).refusal.code).toBe('still-running');
});

test('once the results are out the student takes other numbers, and nobody else’s result changes', async () => {
  const { teacher, id, away, present, params, classId, makeUp } = await ended();
  await world.call(teacher, calls.release, { params });
  const before = await scores(teacher, id);
  const own = randomUUID();
  const startDate = minutesFrom(world, 10);
  const times = { startDate, endDate: minutesFrom(world, 70) };
  const given = await makeUp({ id: own, ...times });
  expect(given.status).toBe(201);
  expect(given.body).toMatchObject({
    id: own,
    class_id: classId,
    state: 'scheduled',
    start_at: startDate,
    counts: { assigned: 1 },
  });
  expect(given.body.title).toMatch(/ \(جبرانی\)$/);
  const [stored] = await world.db.execute(sql`select copied_from, target from assignment where id = ${own}`);
  expect(stored).toEqual({ copied_from: id, target: 'students' });
  // Repeated, it changes nothing.
  expect((await makeUp({ id: own, ...times })).body).toEqual(given.body);
  const [first, second] = [await seeds(id), await seeds(own)];
  const asked = (rows: typeof first) => rows.map(({ seed: _seed, ...rest }) => rest);
  expect(asked(second)).toEqual(asked(first));
  expect(second.filter(({ seed }, index) => seed === first[index]?.seed)).toEqual([]);

  world.pass({ minutes: 15 });
  expect((await begin(world, present, own)).status).toBe(404);
  const paper = (await begin(world, away, own)).body;
  const question = paper.questions[0]?.question_id ?? '';
  await answer(world, away, question, await rightInput(world, question));
  await world.call(away, member.submit, { params: { quizId: own }, body: { id: paper.quiz.current?.id ?? '' } });
  // Its result is out when the teacher says so, and not with the one of the class.
  expect((await world.call(away, member.report, { params: { quizId: own } })).refusal.code).toBe('not-released');
  expect(await scores(teacher, id)).toEqual(before);
  // In the class's report it stands for who was away: in the distribution and the skills, not in questions with other numbers.
  const report = async () => (await world.call(teacher, calls.report, { params: { id } })).body;
  const counted = await report();
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const rowOf = (child: Actor) => counted.students.find(({ student_id }) => student_id === child.id);
  expect(counted.make_ups_counted).toBe(1);
  expect(rowOf(away)).toMatchObject({ state: 'missed', score: null, make_up: { quiz_id: own, score: { points: 2 } } });
  expect(rowOf(present)?.make_up).toBeNull();
  expect(sum(counted.distribution)).toBe(2);
  const answersTo = ({ right, wrong, empty }: { right: number; wrong: number; empty: number }) => right + wrong + empty;
  expect(counted.skills.map(answersTo)).toEqual([4, 4, 4]);
  expect(new Set(counted.questions.map(answersTo))).toEqual(new Set([1]));
  // One of two is right in one skill, none in the two others.
  expect(counted.skills.filter(({ weak_student_ids: weak }) => weak.includes(away.id))).toHaveLength(2);
  await world.call(teacher, calls.remove, { params: { id: own } });
  expect((await report()).make_ups_counted).toBe(0);
  await world.call(teacher, calls.restore, { params: { id: own } });
  world.pass({ minutes: 60 });
  await world.call(teacher, calls.release, { params: { id: own } });
  expect((await world.call(away, member.report, { params: { quizId: own } })).body.quiz.score?.points).toBe(2);
});

test('not before the quiz has ended, not for who took it, and not for another class or teacher', async () => {
  const open = await setQuiz(world);
  const [child = nobody()] = open.students;
  const ask = (teacher: Actor, quizId: string, studentId: string) =>
    world.call(teacher, calls.makeUp, {
      params: { id: quizId, studentId },
      body: { id: randomUUID(), endDate: minutesFrom(world, 600) },
    });
  expect((await ask(open.teacher, open.id, child.id)).refusal.code).toBe('wrong-state');
  const { teacher, id, present, makeUp } = await ended();
  expect((await makeUp({}, present)).refusal.code).toBe('started');
  expect((await makeUp({}, child)).status).toBe(404);
  expect((await ask(open.teacher, id, present.id)).status).toBe(404);
  expect((await makeUp({ endDate: minutesFrom(world, -5) })).status).toBe(422);
  expect((await world.call(teacher, calls.report, { params: { id } })).status).toBe(200);
});
