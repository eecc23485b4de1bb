import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.member.practiceReports;
const SKILL = 'g5-mixed-to-improper';

/** A child with ten open questions of its own practice. */
async function practicing(): Promise<{ student: Actor; questions: string[] }> {
  const { students } = await makeClassroom(world, { students: 1 });
  const [student] = students;
  if (!student) throw new Error('an empty class');
  const { body } = await world.call(student, contract.member.sessions.start, {
    body: { id: randomUUID(), kind: 'own', skillIds: [SKILL] },
  });
  return { student, questions: body.items.map(({ question_id }) => question_id) };
}

async function answerRight(student: Actor, questionId: string | undefined) {
  const { status } = await answer(world, student, questionId ?? '', await rightInput(world, questionId ?? ''));
  expect(status).toBe(200);
}

async function answerWrong(student: Actor, questionId: string | undefined) {
  const { status } = await answer(world, student, questionId ?? '', await mistakenInput(world, questionId ?? ''));
  expect(status).toBe(200);
}

const SATURDAY = 0;
const FRIDAY = 6;

test.each([
  ['an ordinary week', '2026-11-20T20:30:00Z'],
  ['Nowruz 1406 and a turn of the week', '2027-03-26T20:30:00Z'],
  ['a week across the end of the leap year 1408', '2030-03-22T20:30:00Z'],
])('a minute before and after the midnight of Saturday are two days and two weeks: %s', async (_name, midnight) => {
  world.setNow(new Date(Date.parse(midnight) - 60_000));
  const { student, questions } = await practicing();
  await answerRight(student, questions[0]);
  world.setNow(new Date(Date.parse(midnight) + 60_000));
  await answerRight(student, questions[1]);
  await answerWrong(student, questions[2]);

  const { body } = await world.call(student, calls.hourlyDistribution, { query: { type: 'last_4' } });
  expect(body.days[FRIDAY]?.[23]).toBe(1);
  expect(body.days[SATURDAY]?.[0]).toBe(2);
  expect(body.days.flat().reduce((sum, count) => sum + count)).toBe(body.done);
  expect(body.done).toBe(3);

  const accuracy = (await world.call(student, calls.accuracy, { query: { type: 'last_4' } })).body;
  expect(accuracy.weeks.map(({ done }) => done)).toEqual([0, 0, 1, 2]);
  expect(accuracy.weeks.at(-1)?.week_start).toBe(new Date(midnight).toISOString());
  const thisWeek = (await world.call(student, calls.accuracy, { query: { type: 'last_1' } })).body;
  expect(thisWeek).toMatchObject({ from: new Date(midnight).toISOString(), done: 2, first_try_right: 1, right: 1 });
  const duration = (await world.call(student, calls.practiceDuration, { query: { type: 'last_4' } })).body;
  expect(duration.weeks.map(({ minutes, days, practiced }) => [minutes, days, practiced])).toEqual([
    [0, 0, []],
    [0, 0, []],
    [0, 1, [FRIDAY]],
    [1, 1, [SATURDAY]],
  ]);
  expect(duration.minutes).toBe(1);
});

test('the midnight of Nowruz in the middle of a week is a new day of the same week', async () => {
  // Sunday 21 March 2027 is the first of Farvardin 1406.
  world.setNow('2027-03-20T20:29:00Z');
  const { student, questions } = await practicing();
  await answerRight(student, questions[0]);
  world.setNow('2027-03-20T20:31:00Z');
  await answerRight(student, questions[1]);
  const { body } = await world.call(student, calls.hourlyDistribution, { query: { type: 'last_1' } });
  expect([body.days[0]?.[23], body.days[1]?.[0]]).toEqual([1, 1]);
  const duration = (await world.call(student, calls.practiceDuration, { query: { type: 'last_1' } })).body;
  expect(duration.weeks).toMatchObject([{ days: 2 }]);
});

test('a mistake that was corrected is right in the end and not at the first try; it is one question', async () => {
  world.setNow('2026-11-22T12:30:00Z');
  const { student, questions } = await practicing();
  await answerWrong(student, questions[0]);
  await answerRight(student, questions[0]);
  await answerRight(student, questions[1]);
  const expected = { done: 2, judged: 2, first_try_right: 1, right: 2 };
  expect((await world.call(student, calls.accuracy, { query: {} })).body).toMatchObject(expected);
  const { body } = await world.call(student, calls.skillsPerformance, { query: {} });
  expect(body.chapters.flatMap(({ skills }) => skills)).toMatchObject([{ id: SKILL, ...expected }]);
  // 16:00 in Tehran.
  const { parts } = (await world.call(student, calls.performanceByTime, { query: {} })).body;
  expect(parts.filter(({ done }) => done > 0)).toMatchObject([{ part: 'afternoon', ...expected }]);
  expect(parts).toHaveLength(5);
});

test('a skill is new where it was learned within the period, and a question with a hint is counted as such', async () => {
  world.setNow('2026-11-22T12:30:00Z');
  const { student, questions } = await practicing();
  await world.call(student, contract.member.questions.hint, {
    params: { questionId: questions[0] ?? '' },
    body: { opened: 0 },
  });
  await answerRight(student, questions[0]);
  await answerRight(student, questions[1]);
  const { body } = await world.call(student, calls.accuracy, { query: {} });
  expect(body).toMatchObject({ done: 2, hinted: 1, first_try_right: 1 });

  const isNew = async () =>
    (await world.call(student, calls.skillsPerformance, { query: {} })).body.chapters.flatMap(({ skills }) =>
      skills.map((skill) => skill.is_new),
    );
  const learn = (at: string) =>
    world.db.execute(sql`
      update skill_mastery set band = 'learned', learned_at = ${at}::timestamptz where student_id = ${student.id}`);
  expect(await isNew()).toEqual([false]);
  await learn('2026-11-22T12:30:00Z');
  expect(await isNew()).toEqual([true]);
  await learn('2026-09-01T12:30:00Z');
  expect(await isNew()).toEqual([false]);
});

test('nothing of another child is counted, and the number of queries does not grow with the period', async () => {
  const { student: other, questions } = await practicing();
  await answerRight(other, questions[0]);
  const { student } = await practicing();
  const { body } = await world.call(student, calls.accuracy, { query: { type: 'last_53' } });
  expect(body).toMatchObject({ done: 0, right: 0 });
  expect(body.weeks).toHaveLength(53);
  for (const call of Object.values(calls)) {
    const few = await world.countQueries(() => world.call(student, call, { query: { type: 'last_1' } }));
    const many = await world.countQueries(() => world.call(other, call, { query: { type: 'last_53' } }));
    expect(many).toBeLessThanOrEqual(few + 1);
  }
});
