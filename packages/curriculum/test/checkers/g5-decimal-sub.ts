import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf, inThousandths, ofThousandths } from '../question-readers/decimal-columns.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';

/** Counts up from the smaller to the larger, in thousandths. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const terms = sheet.form === 'figure' ? figureOf(sheet, 'column').terms : given(sheet).map(asDecimal);
    const [a, b] = [inThousandths(nth(terms, 0)), inThousandths(nth(terms, 1))];
    let missing = 0n;
    for (const size of [1000n, 100n, 10n, 1n]) while (b + missing + size <= a) missing += size;
    return decimalKeyOf(ofThousandths(missing));
  },
};
