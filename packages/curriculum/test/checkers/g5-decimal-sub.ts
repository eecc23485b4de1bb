import type { SkillChecker } from '../reading/checker.ts';
import { decimalKeyOf, inThousandths, ofThousandths } from '../reading/decimal-columns.ts';
import { asDecimal, given } from '../reading/decimals.ts';
import { figureOf, nth } from '../reading/sheet.ts';

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
