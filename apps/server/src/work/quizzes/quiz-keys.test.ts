import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, answerBody, rightInput } from '../../../test/world/answers.ts';
import { begin, minutesFrom, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.teacher.quiz;
const member = contract.member.quiz;
const nobody = () => {
  throw new Error('a class without children');
};

async function begun(given: Parameters<typeof setQuiz>[1] = {}, students = 2) {
  const set = await setQuiz(world, given, students);
  const [student = nobody(), other = nobody()] = set.students;
  const { body: paper } = await begin(world, student, set.id);
  return { ...set, student, other, paper, ids: paper.questions.map(({ question_id }) => question_id) };
}

const submit = (student: Actor, quizId: string, id: string) =>
  world.call(student, member.submit, { params: { quizId }, body: { id } });

describe('questions one after another', () => {
  const sequential = { navigation: 'sequential' } as const;

  test('only the one that the child is at takes an answer: one that was left is closed, one ahead is not open', async () => {
    const { student, own, ids, teacher, params } = await begun(sequential);
    const give = async (n: number) => answer(world, student, ids[n] ?? '', await rightInput(world, ids[n] ?? ''));
    const ahead = await give(1);
    expect([ahead.status, ahead.refusal.code]).toEqual([409, 'question-ahead']);
    expect((await give(0)).status).toBe(200);
    await world.call(student, member.goOn, { ...own, body: { position: 0 } });
    const left = await give(0);
    expect([left.status, left.refusal.code]).toEqual([409, 'question-left']);
    expect((await give(3)).refusal.code).toBe('question-ahead');
    const { body } = await world.call(teacher, calls.report, { params });
    expect(body.students.find(({ student_id }) => student_id === student.id)).toMatchObject({ answered: 1 });
    const [log] = await world.db.execute<{ answers: number }>(sql`
      select count(*)::int as answers from attempt where student_id = ${student.id}`);
    expect(log?.answers).toBe(1);
  });

  test('an answer to the current one may come from offline, and a repeated one gets its reply after the child has gone on', async () => {
    const { student, own, ids } = await begun(sequential);
    const [first = '', second = ''] = ids;
    const body = answerBody(world, await rightInput(world, first), { offline: true });
    world.pass({ minutes: 5 });
    const send = () => world.call(student, contract.member.questions.answer, { params: { questionId: first }, body });
    expect((await send()).body.late_reason).toBeNull();
    await world.call(student, member.goOn, { ...own, body: { position: 0 } });
    expect((await send()).body).toMatchObject({ attempt_id: body.id, verdict: 'stored', late_reason: null });
    const changed = { ...body, raw: await rightInput(world, second) };
    expect((await answer(world, student, first, changed.raw, { offline: true })).status).toBe(409);
    expect((await answer(world, student, second, changed.raw, { offline: true })).status).toBe(200);
  });

  test('going on and answering at the same moment: what is stored was given to the question that was open', async () => {
    const { student, own, ids } = await begun(sequential);
    const [first = ''] = ids;
    const raw = await rightInput(world, first);
    const [gone, ...given] = await Promise.all([
      world.call(student, member.goOn, { ...own, body: { position: 0 } }),
      answer(world, student, first, raw),
      answer(world, student, first, raw),
    ]);
    expect(gone.body.reached).toBe(1);
    expect(given.every(({ status, refusal }) => status === 200 || refusal.code === 'question-left')).toBe(true);
    expect((await answer(world, student, first, raw)).refusal.code).toBe('question-left');
  });

  test('a further try begins with its first question again', async () => {
    const { student, own, id, paper } = await begun({ ...sequential, triesAllowed: 2 });
    await world.call(student, member.goOn, { ...own, body: { position: 0 } });
    await submit(student, id, paper.quiz.current?.id ?? '');
    const { body } = await begin(world, student, id);
    const again = body.questions[0]?.question_id ?? '';
    expect((await answer(world, student, again, await rightInput(world, again))).status).toBe(200);
  });
});

describe('a result at once', () => {
  const atOnce = { resultRelease: 'immediately', timeLimitMinutes: null } as const;

  test('is the score alone while others may answer; questions, right answers and solutions come when it is over for all', async () => {
    const { student, other, own, id, paper, ids } = await begun(atOnce);
    const [first = ''] = ids;
    await answer(world, student, first, await rightInput(world, first));
    await submit(student, id, paper.quiz.current?.id ?? '');
    const early = (await world.call(student, member.report, own)).body;
    expect(early.quiz.score).toMatchObject({ points: 2, out_of: 12 });
    expect([early.questions, early.questions_from]).toEqual([[], minutesFrom(world, 61)]);
    const begunLater = (await begin(world, other, id)).body;
    expect(begunLater.quiz.state).toBe('running');
    world.pass({ minutes: 62 });
    const late = (await world.call(student, member.report, own)).body;
    expect([late.questions.length, late.questions_from]).toEqual([6, null]);
    expect(late.questions.every(({ key, solution }) => key !== null && solution !== null)).toBe(true);
  });

  test.each([
    ['a window of its own', { endDate: 180 }, 181],
    ['extra minutes', { extraMinutes: 30 }, 91],
  ])(
    'the questions wait for a child that has %s',
    async (_, { endDate, ...given }: { endDate?: number; extraMinutes?: number }, minutes) => {
      for (const resultRelease of ['immediately', 'after_close'] as const) {
        const { student, other, teacher, own, id, paper } = await begun({ ...atOnce, resultRelease });
        await world.call(teacher, calls.allow, {
          params: { id, studentId: other.id },
          body: { ...given, ...(endDate !== undefined && { endDate: minutesFrom(world, endDate) }) },
        });
        const over = world.now().getTime() + minutes * 60_000;
        await submit(student, id, paper.quiz.current?.id ?? '');
        world.pass({ minutes: 65 });
        const { body } = await world.call(student, member.report, own);
        expect([body.questions, body.skills, body.questions_from]).toEqual([[], [], new Date(over).toISOString()]);
        // The database has the rule of this moment a second time.
        const bySkill = async () => (await world.call(student, member.finalReport, {})).body.skills.length;
        world.setNow(new Date(over - 1));
        expect(await bySkill()).toBe(0);
        world.setNow(new Date(over));
        expect(await bySkill()).toBe(3);
        expect((await world.call(student, member.report, own)).body.questions).toHaveLength(6);
      }
    },
  );

  test('no window is opened again once a child has seen what is right', async () => {
    const { student, other, teacher, own, id, paper, quiz } = await begun(atOnce);
    await submit(student, id, paper.quiz.current?.id ?? '');
    world.pass({ minutes: 62 });
    await world.call(student, member.report, own);
    const endDate = minutesFrom(world, 30);
    const makeUp = await world.call(teacher, calls.allow, { params: { id, studentId: other.id }, body: { endDate } });
    expect([makeUp.status, makeUp.refusal.code]).toEqual([409, 'keys-shown']);
    const longer = await world.call(teacher, calls.update, {
      params: { id },
      body: { version: quiz.version, endDate },
    });
    expect([longer.status, longer.refusal.code]).toEqual([409, 'keys-shown']);
    const excused = await world.call(teacher, calls.allow, {
      params: { id, studentId: other.id },
      body: { excused: true },
    });
    expect(excused.status).toBe(200);
  });

  test('an answer that arrives after they were shown is worth nothing, however the window was moved', async () => {
    const { student, other, own, id, paper } = await begun(atOnce);
    const { body: others } = await begin(world, other, id);
    const questionId = others.questions[0]?.question_id ?? '';
    await submit(student, id, paper.quiz.current?.id ?? '');
    world.pass({ minutes: 62 });
    await world.call(student, member.report, own);
    // As if a teacher had given more time at the very moment at which they were shown.
    const later = minutesFrom(world, 30);
    await world.db.execute(sql`
      update student_assignment set own_end_at = ${later}::timestamptz, accepts_until = ${later}::timestamptz
      where assignment_id = ${id} and student_id = ${other.id}`);
    const late = await answer(world, other, questionId, await rightInput(world, questionId));
    expect([late.status, late.body.late_reason]).toEqual([200, 'shown_to_others']);
  });
});

test('the answer that a child hands in with, at the same moment, is not one after its end', async () => {
  const { student, ids, id, teacher, params, paper } = await begun();
  const [first = ''] = ids;
  await answer(world, student, first, await rightInput(world, first));
  await submit(student, id, paper.quiz.current?.id ?? '');
  const { body } = await world.call(teacher, calls.report, { params });
  expect(body.students.find(({ student_id }) => student_id === student.id)).toMatchObject({ answered: 1, in_grace: 0 });
});

test('an answer that arrives in the minute after the end is marked for the teacher', async () => {
  const { student, ids, id, teacher, params } = await begun();
  const [first = '', second = ''] = ids;
  await answer(world, student, first, await rightInput(world, first));
  world.pass({ minutes: 20 });
  const before = new Date(world.now().getTime() - 10_000).toISOString();
  world.pass({ seconds: 40 });
  const late = { shownAt: before, answeredAt: before, sentAt: world.now().toISOString() };
  expect((await answer(world, student, second, await rightInput(world, second), late)).body.late_reason).toBeNull();
  const { body } = await world.call(teacher, calls.report, { params });
  expect(body.students.find(({ student_id }) => student_id === student.id)).toMatchObject({ answered: 2, in_grace: 1 });
  const child = await world.call(teacher, calls.student, { params: { id, studentId: student.id } });
  expect(child.body.tries[0]?.answers.filter(({ in_grace }) => in_grace)).toHaveLength(1);
});
