import type { SkillChecker } from '../reading/checker.ts';
import { heardDecimal } from '../reading/decimal-words.ts';
import { asDecimal } from '../reading/decimals.ts';
import { quoted } from '../reading/number-words.ts';
import { nth, wordsOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  solve: ({ stem }) => ({ kind: 'decimal', values: [asDecimal(heardDecimal(nth(quoted(wordsOf(stem)), 0)))] }),
};
