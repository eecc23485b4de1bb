import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth } from '../question-readers/sheet.ts';

/** Multiplies fractions and divides back. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const product = a.over(b.over(b).over(b));
    if (!product.over(a).equals(b)) throw new Error('the product does not divide back');
    return { kind: 'decimal', values: [asDecimal(product)] };
  },
};
