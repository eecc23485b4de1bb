import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf, inThousandths, ofThousandths } from '../question-readers/decimal-columns.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { figureOf } from '../question-readers/sheet.ts';

/** Counts in thousandths; where one amount is stated by the other, the first counts twice. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement =
      sheet.form === 'figure'
        ? figureOf(sheet, 'table').rows.flatMap((cells) =>
            cells.flatMap((cell) => (cell.t === 'math' && cell.math.t === 'number' ? [cell.math.value] : [])),
          )
        : given(sheet).map(asDecimal);
    const counts = statement.map(inThousandths);
    const all = sheet.form === 'compare' ? [...counts.slice(0, 1), ...counts] : counts;
    return decimalKeyOf(ofThousandths(all.reduce((sum, each) => sum + each, 0n)));
  },
};
