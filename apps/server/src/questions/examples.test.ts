import { contract } from '@mashq/api/contract';
import { plainBlocks, type RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../test/world/answers.ts';
import { makeClassroom } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const { read, example, exampleSeen, tryExample } = contract.member.questions;
const SKILL = 'g5-axis-count';

async function practice(skillName = SKILL) {
  const { students } = await makeClassroom(world, { students: 2 });
  const [student, other] = students;
  if (!student || !other) throw new Error('a class without students');
  const next = async () =>
    (await world.call(student, read, { query: { skillName, isEmpty: 'true' } })).body.question_id;
  const ask = async (questionId: string) => (await world.call(student, example, { params: { questionId } })).body;
  return { student, other, next, ask };
}

test('a worked example is of the skill and level of the question, another one, and the same each time', async () => {
  const { student, next, ask } = await practice();
  const questionId = await next();
  const { body: view } = await world.call(student, read, { query: { questionId } });
  const made = await ask(questionId);
  expect(made).toMatchObject({ is_due: true, whole: { sheet: { skillId: SKILL, level: view.sheet.level } } });
  expect(made.whole.sheet).not.toEqual(view.sheet);
  expect(made.faded?.sheet).not.toEqual(view.sheet);
  expect(made.faded?.sheet).not.toEqual(made.whole.sheet);
  expect(made.whole.solution.length).toBeGreaterThan(0);
  expect(await ask(questionId)).toEqual(made);
});

test('it is due until it was seen, once for all devices, and is asked for again as often as wanted', async () => {
  const { student, next, ask } = await practice();
  const questionId = await next();
  const seen = () => world.call(student, exampleSeen, { params: { questionId } });
  expect((await Promise.all([seen(), seen()])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await seen()).body).toEqual({ ok: true });
  const again = await ask(questionId);
  expect(again.is_due).toBe(false);
  expect(again.whole.solution.length).toBeGreaterThan(0);
  const stored = await world.db.execute(sql`select skill_id from seen_example where student_id = ${student.id}`);
  expect(stored).toHaveLength(1);
});

test('nothing is due in a skill that was practiced, nor once the question was tried', async () => {
  const { student, next, ask } = await practice();
  const questionId = await next();
  expect((await ask(questionId)).is_due).toBe(true);
  await answer(world, student, questionId, await rightInput(world, questionId));
  expect((await ask(questionId)).is_due).toBe(false);
  world.pass({ minutes: 1 });
  expect((await ask(await next())).is_due).toBe(false);
});

test('it counts as no hint', async () => {
  const { student, next, ask } = await practice();
  const questionId = await next();
  await ask(questionId);
  await world.call(student, exampleSeen, { params: { questionId } });
  await world.call(student, tryExample, { params: { questionId }, body: { raw: null } });
  const { body } = await world.call(student, read, { query: { questionId } });
  expect(body).toMatchObject({ hints: [], tries: 0, state: 'open', mastery: { band: 'unseen', n: 0 } });
});

test('the faded example shows its end when its result is right, or was asked for', async () => {
  const { student, next, ask } = await practice();
  const questionId = await next();
  const { faded } = await ask(questionId);
  const attempt = (raw: RawInput | null) => world.call(student, tryExample, { params: { questionId }, body: { raw } });
  const shown = (await attempt(null)).body;
  expect(shown.verdict).toBe('shown');
  expect(shown.solution?.length).toBeGreaterThan(faded?.solution.length ?? 0);
  expect(shown.solution?.slice(0, faded?.solution.length)).toEqual(faded?.solution);
  const wrong = (await attempt({ kind: 'integer', values: ['987654'] })).body;
  expect(wrong).toMatchObject({ verdict: 'wrong', solution: null });
  expect(plainBlocks(shown.solution?.flatMap(({ content }) => content) ?? [])).not.toBe('');
});

test('assigned work and another student’s question have no example: 404', async () => {
  const { other, student, next } = await practice();
  const questionId = await next();
  for (const [call, body] of [
    [example, undefined],
    [exampleSeen, undefined],
    [tryExample, { raw: null }],
  ] as const) {
    const asked = await world.call(other, call as typeof tryExample, { params: { questionId }, body: body as never });
    expect(asked.status).toBe(404);
  }
  expect(
    await world.db.execute(sql`select from seen_example where student_id in (${other.id}, ${student.id})`),
  ).toEqual([]);
  const classroom = await makeClassroom(world, { students: 1 });
  const [pupil] = classroom.students;
  if (!pupil) throw new Error('a class without students');
  const [assigned] = await questionsOf(world, pupil, await setHomework(world, classroom));
  if (!assigned) throw new Error('a homework without questions');
  const refused = await world.call(pupil, example, { params: { questionId: assigned.question_id } });
  expect(refused.status).toBe(404);
});
