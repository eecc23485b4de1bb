import { contract } from '@mashq/api/contract';
import { availableSkills, rawFromAnswer } from '@mashq/curriculum';
import { expect, test } from 'vitest';
import { makeWorld } from '../../test/world/world.ts';
import { visitorQuestionService } from './visitor-questions.ts';

const world = await makeWorld();
const { question, answerQuestion } = contract.site;

test.each(['3', '4', '5', '6'] as const)(
  'grade %s gives a visitor questions of its own skills, without what is right',
  async (grade) => {
    for (let index = 0; index < 5; index += 1) {
      const { status, body } = await world.call(null, question, { query: { grade } });
      expect(status).toBe(200);
      expect(body.skill.grade).toBe(Number(grade));
      expect(body.sheet.skillId).toBe(body.skill.id);
      expect(Object.keys(body).sort()).toEqual(['question_id', 'sheet', 'skill']);
    }
  },
);

test('another grade is refused', async () => {
  expect((await world.call(null, question, { query: { grade: '7' as '6' } })).status).toBe(400);
});

test('an answer is graded with the worked solution, and a question that is none is not found', async () => {
  const skill = availableSkills().find(({ id }) => id === 'g5-improper-to-mixed');
  const made = skill?.generate(7, skill.targetLevel);
  if (skill === undefined || made === undefined) throw new Error('the skill is gone');
  const questionId = `${skill.id}.${skill.targetLevel}.7`;
  const service = visitorQuestionService();
  const raw = rawFromAnswer(made.key);
  const right = await service.answer({ questionId, raw }, '192.0.2.1');
  expect(right.verdict).toBe('right');
  expect(right.solution.length).toBeGreaterThan(0);
  expect((await world.call(null, answerQuestion, { body: { questionId, raw } })).body).toEqual(right);
  const known = made.misconceptions.find(({ unclear }) => unclear === undefined);
  if (known === undefined) throw new Error('the skill knows no mistake');
  const wrong = await service.answer({ questionId, raw: rawFromAnswer(known.answer) }, '192.0.2.1');
  expect(wrong).toMatchObject({ verdict: 'wrong', solution: right.solution });
  expect((await world.call(null, answerQuestion, { body: { questionId: 'nothing.1.2', raw } })).status).toBe(404);
});

test('one network asks for a limited number at once; another is not in its way', async () => {
  let seconds = 0;
  const service = visitorQuestionService(() => seconds * 1000);
  for (let index = 0; index < 60; index += 1) await service.question({ grade: 4 }, '192.0.2.2');
  await expect(service.question({ grade: 4 }, '192.0.2.2')).rejects.toMatchObject({ kind: 'too-many' });
  await service.question({ grade: 4 }, '192.0.2.3');
  seconds = 1;
  await service.question({ grade: 4 }, '192.0.2.2');
});
