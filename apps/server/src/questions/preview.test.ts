import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const teacher = await makePerson(world, { role: 'TEACHER' });
const SKILL = 'g5-improper-to-mixed';

function preview(query: { skillId?: string; level?: string; questionId?: string; isNext?: 'true' | 'false' }) {
  return world.call(teacher, contract.teacher.questions.preview, { query });
}

test('a teacher sees the question with key, hints, solution and known mistakes', async () => {
  const { status, body } = await preview({ skillId: SKILL });
  expect(status).toBe(200);
  expect(body.sheet).toMatchObject({ skillId: SKILL, level: 2 });
  expect(body.skill).toMatchObject({ id: SKILL, grade: 5, chapter: 2 });
  for (const part of [body.key, body.hints, body.solution, body.misconceptions]) expect(part.length).toBeGreaterThan(0);
});

test('the same id gives the same question, the next one another', async () => {
  const first = (await preview({ skillId: SKILL })).body;
  expect((await preview({ skillId: SKILL, questionId: first.question_id })).body).toEqual(first);
  const next = (await preview({ skillId: SKILL, questionId: first.question_id, isNext: 'true' })).body;
  expect(next.question_id).not.toBe(first.question_id);
  expect(next.sheet).not.toEqual(first.sheet);
});

test('a level may be chosen, and kept on going to the next', async () => {
  const hard = (await preview({ skillId: SKILL, level: '4' })).body;
  expect(hard.sheet.level).toBe(4);
  expect((await preview({ skillId: SKILL, questionId: hard.question_id, isNext: 'true' })).body.sheet.level).toBe(4);
});

test('a skill that makes no questions, and an id that is none, are not found', async () => {
  expect((await preview({ skillId: 'g5-nothing' })).status).toBe(404);
  for (const questionId of ['x', `${SKILL}.9.1`, `${SKILL}.2.99999999999`, 'g5-mixed-add.2.1', '..', '']) {
    expect((await preview({ skillId: SKILL, questionId })).status, questionId).toBe(404);
  }
});

test('the question says its skill; without both it is a first question', async () => {
  const first = (await preview({ skillId: SKILL })).body;
  expect((await preview({ questionId: first.question_id })).body).toEqual(first);
  const next = await preview({ questionId: first.question_id, isNext: 'true' });
  expect(next.body).toEqual((await preview({ skillId: SKILL, questionId: first.question_id, isNext: 'true' })).body);
  expect((await preview({})).status).toBe(200);
  expect((await preview({ questionId: 'x' })).status).toBe(404);
});
