import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth } from '../question-readers/sheet.ts';

/** Divides the numerator by the denominator, digit after digit. */
export const checker: SkillChecker = {
  solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(nth(given(sheet), 0))] }),
};
