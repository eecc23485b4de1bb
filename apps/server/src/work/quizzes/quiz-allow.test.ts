import { contract } from '@mashq/api/contract';
import { describe, expect, test } from 'vitest';
import { answer, rightInput } from '../../../test/world/answers.ts';
import { begin, minutesFrom, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.teacher.quiz;
const member = contract.member.quiz;
const nobody = () => {
  throw new Error('a class without children');
};

async function begun(given: Parameters<typeof setQuiz>[1] = {}) {
  const set = await setQuiz(world, given);
  const student = set.students[0] ?? nobody();
  const { body } = await begin(world, student, set.id);
  return { ...set, student, paper: body, tryId: body.quiz.current?.id ?? '' };
}

const submit = (student: Parameters<typeof begin>[1], quizId: string, id: string) =>
  world.call(student, member.submit, { params: { quizId }, body: { id } });

describe('what a teacher allows', () => {
  test('a pause stops every clock and the resume gives the time back; what arrives meanwhile counts', async () => {
    const { student, id, own, paper, teacher, params } = await begun();
    world.pass({ minutes: 5 });
    const pause = () => world.call(teacher, calls.pause, { params });
    expect([(await pause()).body.state, (await pause()).body.state]).toEqual(['paused', 'paused']);
    world.pass({ minutes: 30 });
    const [one] = paper.questions;
    const kept = await answer(world, student, one?.question_id ?? '', await rightInput(world, one?.question_id ?? ''));
    expect([kept.status, kept.body.late_reason]).toEqual([200, null]);
    const read = await world.call(student, member.questions, own);
    expect([read.body.quiz.state, read.body.quiz.current?.due_at]).toEqual(['paused', null]);
    expect(read.body.questions.every(({ sheet }) => sheet === null)).toBe(true);
    const resume = () => world.call(teacher, calls.resume, { params });
    await resume();
    await resume();
    const after = (await world.call(student, member.read, own)).body;
    const due = new Date(paper.quiz.current?.due_at ?? '').getTime() + 30 * 60_000;
    expect([after.state, after.current?.due_at]).toEqual(['running', new Date(due).toISOString()]);
    expect(id).toBe(after.id);
  });

  test('an end now hands in what is there; a child with more time goes on, and a repeated request moves nothing', async () => {
    const { teacher, students, params, id } = await setQuiz(world);
    const [one = nobody(), two = nobody()] = students;
    await begin(world, one, id);
    await begin(world, two, id);
    await world.call(teacher, calls.allow, { params: { id, studentId: two.id }, body: { extraMinutes: 5 } });
    world.pass({ minutes: 3 });
    const { body } = await world.call(teacher, calls.close, { params });
    expect([body.state, body.end_at]).toEqual(['closed', world.now().toISOString()]);
    world.pass({ minutes: 1 });
    const again = await world.call(teacher, calls.close, { params });
    expect([again.body.end_at, again.body.version]).toEqual([body.end_at, body.version]);
    const states = (await world.call(teacher, calls.report, { params })).body.students.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['missed', 'running', 'timed_out']);
    expect((await world.call(teacher, calls.release, { params })).refusal.code).toBe('still-running');
    world.pass({ minutes: 5 });
    expect((await world.call(teacher, calls.release, { params })).body.state).toBe('released');
  });

  test('a quiz that waits for its start or is paused cannot be ended', async () => {
    const coming = await setQuiz(world, { startDate: minutesFrom(world, 10) });
    expect((await world.call(coming.teacher, calls.close, coming)).refusal.code).toBe('wrong-state');
    const paused = await setQuiz(world);
    await world.call(paused.teacher, calls.pause, paused);
    expect((await world.call(paused.teacher, calls.close, paused)).refusal.code).toBe('wrong-state');
  });

  test('a window of its own: one child takes it before the others, one after them, and both are handed back to the class', async () => {
    const { teacher, students, id, own, params } = await setQuiz(world, {
      startDate: minutesFrom(world, 60),
      endDate: minutesFrom(world, 120),
      timeLimitMinutes: 20,
    });
    const [early = nobody(), late = nobody(), other = nobody()] = students;
    const allow = (child: Actor, body: Parameters<typeof world.call<typeof calls.allow>>[2]['body']) =>
      world.call(teacher, calls.allow, { params: { id, studentId: child.id }, body });
    const startDate = minutesFrom(world, 10);
    const later = { startDate: minutesFrom(world, 200), endDate: minutesFrom(world, 260) };
    expect((await allow(early, { startDate })).body).toMatchObject({ own_start_at: startDate, state: 'upcoming' });
    expect((await allow(late, { startDate: later.startDate })).refusal.code).toBe('end-before-start');
    expect((await allow(late, later)).body).toMatchObject({ own_start_at: later.startDate, own_end_at: later.endDate });
    const openWork = async (child: Actor) =>
      (await world.call(child, contract.member.assignments.open, { query: {} })).body.items.map((work) => work.id);
    const read = async (child: Actor) => (await world.call(child, member.read, own)).body;
    expect(await read(early)).toMatchObject({ start_at: startDate, may_begin: false });
    expect(await openWork(early)).toEqual([]);

    world.pass({ minutes: 15 });
    expect([(await begin(world, other, id)).refusal.code, (await begin(world, late, id)).refusal.code]).toEqual([
      'upcoming',
      'upcoming',
    ]);
    expect([await openWork(early), await openWork(other)]).toEqual([[id], []]);
    const paper = (await begin(world, early, id)).body;
    const question = paper.questions[0]?.question_id ?? '';
    const first = await answer(world, early, question, await rightInput(world, question));
    expect([first.status, first.body.verdict, first.body.late_reason]).toEqual([200, 'stored', null]);
    expect((await allow(early, { startDate: null })).refusal.code).toBe('started');
    const { body: scheduled } = await world.call(teacher, calls.read, { params });
    expect(scheduled.state).toBe('scheduled');
    const back = await world.call(teacher, calls.unschedule, { params, body: { version: scheduled.version } });
    expect([back.status, back.refusal.code]).toEqual([409, 'started']);
    expect((await world.call(teacher, calls.pause, { params })).body.state).toBe('paused');
    await world.call(teacher, calls.resume, { params });
    world.pass({ minutes: 25 });
    expect((await read(early)).state).toBe('timed_out');

    world.pass({ minutes: 50 });
    expect([(await read(late)).state, (await read(other)).state]).toEqual(['upcoming', 'not_begun']);
    world.pass({ minutes: 60 });
    expect([(await read(late)).state, (await read(other)).state]).toEqual(['upcoming', 'missed']);
    expect((await world.call(teacher, calls.release, { params })).refusal.code).toBe('still-running');
    world.pass({ minutes: 60 });
    expect((await begin(world, late, id)).status).toBe(200);
  });

  test('what single children were given ends with taking the quiz back', async () => {
    const { teacher, students, id, params } = await setQuiz(world, {
      startDate: minutesFrom(world, 60),
      endDate: minutesFrom(world, 120),
    });
    const [one = nobody()] = students;
    await world.call(teacher, calls.allow, { params: { id, studentId: one.id }, body: { extraMinutes: 5 } });
    const { body } = await world.call(teacher, calls.read, { params });
    const back = await world.call(teacher, calls.unschedule, { params, body: { version: body.version } });
    expect([back.status, back.body.state]).toEqual([200, 'draft']);
  });

  test('extra time and a further try for one child; not once it knows its result', async () => {
    const { student, id, own, tryId, teacher } = await begun({ resultRelease: 'immediately' });
    const allow = (body: Parameters<typeof world.call<typeof calls.allow>>[2]['body']) =>
      world.call(teacher, calls.allow, { params: { id, studentId: student.id }, body });
    expect((await allow({ extraMinutes: 10 })).body).toMatchObject({ extra_minutes: 10, state: 'running' });
    world.pass({ minutes: 25 });
    expect((await world.call(student, member.read, own)).body.state).toBe('running');
    await submit(student, id, tryId);
    expect((await begin(world, student, id)).refusal.code).toBe('no-more-tries');
    expect((await allow({ extraTries: 1 })).status).toBe(200);
    const second = await begin(world, student, id);
    expect(second.body.quiz.current?.try_no).toBe(2);
    world.pass({ minutes: 40 });
    expect((await allow({ extraMinutes: 60 })).refusal.code).toBe('released');
  });

  test('tries: the best, the last, the first or the mean counts, and the old answers stay', async () => {
    const scores: Record<string, number | undefined> = {};
    for (const gradeMethod of ['highest', 'last', 'first', 'average'] as const) {
      const { student, id, teacher, params } = await setQuiz(world, { triesAllowed: 3, gradeMethod }).then((set) => ({
        ...set,
        student: set.students[0] ?? nobody(),
      }));
      for (const right of [1, 3, 2]) {
        const { body } = await begin(world, student, id);
        for (const { question_id } of body.questions.slice(0, right)) {
          await answer(world, student, question_id, await rightInput(world, question_id));
        }
        await submit(student, id, body.quiz.current?.id ?? '');
      }
      const { body } = await world.call(teacher, calls.student, { params: { id, studentId: student.id } });
      scores[gradeMethod] = body.student.score?.points;
      expect(body.tries.map(({ score }) => score.points)).toEqual([2, 6, 4]);
      expect((await world.call(teacher, calls.report, { params })).status).toBe(200);
    }
    expect(scores).toEqual({ highest: 6, last: 4, first: 2, average: 4 });
  });
});

test('an own end for one child lets it begin after the others', async () => {
  const { students, teacher, id } = await setQuiz(world, { endDate: minutesFrom(world, 30) });
  const [first = nobody(), second = nobody()] = students;
  await world.call(teacher, calls.allow, {
    params: { id, studentId: second.id },
    body: { endDate: minutesFrom(world, 120) },
  });
  world.pass({ minutes: 40 });
  expect([(await begin(world, first, id)).status, (await begin(world, second, id)).status]).toEqual([409, 200]);
});
