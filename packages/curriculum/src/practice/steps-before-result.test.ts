import { expect, test } from 'vitest';
import { p } from '../content/index.ts';
import type { Question } from '../model/question.ts';
import { stepsBeforeResult } from './steps-before-result.ts';

const question = (...steps: string[]): Question => ({
  skillId: 'g3-any',
  level: 2,
  seed: 1,
  form: 'bare',
  stem: [p`چند؟`],
  answer: { kind: 'integer', blanks: [{}] },
  key: { kind: 'integer', values: ['12'] },
  misconceptions: [],
  hints: [],
  solution: steps.map((step) => ({ content: [p`${step}`] })),
});

test('the steps before the one that says the result, and never the last one', () => {
  expect(stepsBeforeResult(question('اول ۵ را جمع کن.', 'پس ۱۲ است.'))).toBe(1);
  expect(stepsBeforeResult(question('۱۲ می‌شود.', 'پس ۱۲ است.'))).toBe(0);
  expect(stepsBeforeResult(question('از ۱۲۵ شروع کن.', 'پس ۱۲ است.'))).toBe(1);
  expect(stepsBeforeResult(question('اول جمع کن.', 'بعد دو برابر کن.'))).toBe(1);
  expect(stepsBeforeResult(question())).toBe(0);
});
