import type { SkillChecker } from '../question-readers/checker.ts';
import { heardOneWay } from '../question-readers/decimal-words.ts';
import { asDecimal } from '../question-readers/decimals.ts';
import { quoted } from '../question-readers/number-words.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: ({ stem }) => ({ kind: 'decimal', values: [asDecimal(heardOneWay(nth(quoted(wordsOf(stem)), 0)))] }),
};
