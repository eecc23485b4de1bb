import type { SkillChecker } from '../reading/checker.ts';
import { decimalKeyOf, inThousandths, ofThousandths } from '../reading/decimal-columns.ts';
import { asDecimal, given } from '../reading/decimals.ts';
import { figureOf } from '../reading/sheet.ts';

/** Counts everything in thousandths. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const told = given(sheet).map(asDecimal);
    const terms =
      sheet.form === 'figure'
        ? figureOf(sheet, 'column').terms
        : sheet.form === 'find-mistake'
          ? told.slice(0, -1)
          : told;
    return decimalKeyOf(ofThousandths(terms.map(inThousandths).reduce((sum, each) => sum + each, 0n)));
  },
};
