import type { SkillChecker } from '../reading/checker.ts';
import { decimalKeyOf, inThousandths, ofThousandths } from '../reading/decimal-columns.ts';
import { asDecimal, given } from '../reading/decimals.ts';
import { figureOf } from '../reading/sheet.ts';

/** Counts in thousandths; where one amount is told by the other, the first counts twice. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const told =
      sheet.form === 'figure'
        ? figureOf(sheet, 'table').rows.flatMap((cells) =>
            cells.flatMap((cell) => (cell.t === 'math' && cell.math.t === 'number' ? [cell.math.value] : [])),
          )
        : given(sheet).map(asDecimal);
    const counts = told.map(inThousandths);
    const all = sheet.form === 'compare' ? [...counts.slice(0, 1), ...counts] : counts;
    return decimalKeyOf(ofThousandths(all.reduce((sum, each) => sum + each, 0n)));
  },
};
