import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth } from '../question-readers/sheet.ts';

/** Divides on and on, digit after digit; in a picture, counts the parts. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    const counted = (parts: number, list: readonly number[]) =>
      Rational.of(
        list.reduce((sum, each) => sum + each, 0),
        parts,
      );
    const value =
      figure?.t === 'bars'
        ? counted(
            10,
            figure.bars.map(({ shaded }) => shaded),
          )
        : figure?.t === 'hundred-grid'
          ? counted(100, figure.shaded)
          : nth(given(sheet), 0);
    return { kind: 'decimal', values: [asDecimal(value)] };
  },
};
