import type { SkillChecker } from '../reading/checker.ts';
import { asDecimal, given } from '../reading/decimals.ts';
import { nth } from '../reading/sheet.ts';

/** Divides the numerator by the denominator, digit after digit. */
export const checker: SkillChecker = {
  solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(nth(given(sheet), 0))] }),
};
