import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf, inThousandths, ofThousandths } from '../question-readers/decimal-columns.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { figureOf } from '../question-readers/sheet.ts';

/** Counts everything in thousandths. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = given(sheet).map(asDecimal);
    const terms =
      sheet.form === 'figure'
        ? figureOf(sheet, 'column').terms
        : sheet.form === 'find-mistake'
          ? statement.slice(0, -1)
          : statement;
    return decimalKeyOf(ofThousandths(terms.map(inThousandths).reduce((sum, each) => sum + each, 0n)));
  },
};
