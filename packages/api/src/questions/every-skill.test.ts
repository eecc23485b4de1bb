import { answerless, availableSkills } from '@mashq/curriculum';
import { getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { BlocksSchema, QuestionSheetSchema } from './question.schemas.ts';

const SEEDS = process.env.TEST_ALL === '1' ? 12 : 4;

/** What the contract refuses goes to no child: the reply would fail as a whole. */
describe('questions of every skill', () => {
  it.each(availableSkills().map((skill) => [skill.id, skill] as const))('%s fits the contract', (_, skill) => {
    for (const level of skill.levels) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const question = skill.generate(seed, level);
        const texts = [...question.hints, ...question.solution].map(({ content }) => content);
        const checked = [
          safeParse(QuestionSheetSchema, answerless(question)),
          ...texts.map((text) => safeParse(BlocksSchema, text)),
        ];
        const faults = checked.flatMap(({ issues = [] }) =>
          issues.map((issue) => `${getDotPath(issue)}: ${issue.message}`),
        );
        expect({ level, seed, faults }).toEqual({ level, seed, faults: [] });
      }
    }
  });
});

it('a sheet has nothing but what a child may see of an open question', () => {
  const fields = ['skillId', 'level', 'stem', 'figure', 'answer', 'hasHints'];
  expect(Object.keys(QuestionSheetSchema.entries)).toEqual(fields);
  const question = availableSkills()[0]?.generate(1, 2);
  const known = { ...question, key: 'the key', misconceptions: ['a misconception'], hints: ['a hint'], solution: [] };
  const sheet = JSON.stringify(answerless(known as unknown as Parameters<typeof answerless>[0]));
  expect(sheet).not.toMatch(/the key|a misconception|a hint/);
});
