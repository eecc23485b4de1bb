import type { SkillChecker } from '../question-readers/checker.ts';
import { heardDecimal } from '../question-readers/decimal-words.ts';
import { asDecimal } from '../question-readers/decimals.ts';
import { quoted } from '../question-readers/number-words.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: ({ stem }) => ({ kind: 'decimal', values: [asDecimal(heardDecimal(nth(quoted(wordsOf(stem)), 0)))] }),
};
