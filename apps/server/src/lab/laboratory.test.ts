import { contract } from '@mashq/api/contract';
import { availableSkills, rawFromAnswer, skillById } from '@mashq/curriculum';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const teacher = await makePerson(world, { role: 'TEACHER' });
const SKILL = 'g5-improper-to-mixed';
const QUESTION = `${SKILL}.2.7`;
const question = skillById(SKILL)?.generate(7, 2);
if (question === undefined) throw new Error('The skill of this test is gone.');
const right = rawFromAnswer(question.key);

const check = (raw: typeof right, questionId = QUESTION, by = teacher) =>
  world.call(by, contract.laboratory.check, { body: { questionId, raw } });

test('every skill that makes questions is listed once, in the order of the books', async () => {
  const { status, body } = await world.call(teacher, contract.laboratory.skills, {});
  expect(status).toBe(200);
  expect(new Set(body.map(({ id }) => id))).toEqual(new Set(availableSkills().map(({ id }) => id)));
  expect(body).toHaveLength(availableSkills().length);
  const order = body.map(({ grade, first_page }) => grade * 1000 + first_page);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(body.every(({ levels }) => levels.length > 0)).toBe(true);
});

test('the key is right', async () => {
  const { status, body } = await check(right);
  expect(status).toBe(200);
  expect(body).toMatchObject({ verdict: 'right', reason: null, misconception: null });
  expect(body.normalized).not.toBeNull();
  expect(body.input.length).toBeGreaterThan(0);
});

test('a known mistake is named with the message a child sees', async () => {
  const mistake = question.misconceptions.find(({ unclear }) => unclear === undefined);
  if (mistake === undefined) throw new Error('The question of this test has no known mistakes.');
  const { body } = await check(rawFromAnswer(mistake.answer));
  expect(body).toMatchObject({
    verdict: 'wrong',
    misconception: { id: mistake.id, title: mistake.title },
    message: mistake.message,
  });
});

test('what cannot be read says why, and an answer of another kind is no error', async () => {
  const { body } = await check({ kind: 'mixed', whole: 'سه', numerator: '', denominator: '' });
  expect(body).toMatchObject({ verdict: 'invalid', normalized: null });
  expect(body.reason).not.toBeNull();
  expect((await check({ kind: 'choice', option: 'x' })).body).toMatchObject({
    verdict: 'invalid',
    reason: 'unknown-option',
    input: [],
  });
});

test('a question that does not exist is not found', async () => {
  for (const questionId of ['', 'x', `${SKILL}.9.1`, 'g5-nothing.1.1']) {
    expect((await check(right, questionId)).status, questionId).toBe(404);
  }
});

test('a client that asks without end is slowed down; another teacher is not', async () => {
  const busy = await makePerson(world, { role: 'TEACHER' });
  const statuses: number[] = [];
  for (let index = 0; index < 70; index++) statuses.push((await check(right, QUESTION, busy)).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses).toContain(429);
  expect((await check(right)).status).toBe(200);
});

test('every call is listed with a request that it accepts', async () => {
  const { calls, sample, tryCall } = contract.laboratory;
  const { body: list } = await world.call(teacher, calls, {});
  expect(list.length).toBeGreaterThan(250);
  for (const { name } of list.filter((_, place) => place % 9 === 0)) {
    const { body } = await world.call(teacher, sample, { params: { name } });
    const tried = await world.call(teacher, tryCall, { params: { name }, body: body.input });
    expect([name, tried.body]).toEqual([name, { not_json: [], faults: [] }]);
  }
});

test('a request that the server would refuse is refused with its place, and nothing is changed by it', async () => {
  const params = { name: 'school.look.save' };
  const tried = (body: string) =>
    world.call(teacher, contract.laboratory.tryCall, { params, body: { params: null, query: null, body } });
  expect((await tried('{')).body).toEqual({ not_json: ['body'], faults: [] });
  const { faults } = (await tried('{"color":"red","logo":null}')).body;
  expect(faults.map(({ part, path }) => `${part} ${path}`)).toEqual(['body color', 'body dark_logo']);
  const nothing = { params: { name: 'no.such.call' } };
  expect((await world.call(teacher, contract.laboratory.sample, nothing)).status).toBe(404);
});
