import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../reading/approximation.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { everyNumber } from '../reading/every-number.ts';
import { formulas, nth, only, terms, worthOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** One hundredth of the amount is laid down as many times as the percent says. */
  solve: (sheet) => {
    const nodes = formulas(sheet.stem).flatMap(terms);
    const share =
      sheet.figure?.t === 'hundred-grid'
        ? nth(sheet.figure.shaded, 0)
        : worthOf(
            nth(
              nodes.filter(({ t }) => t === 'percent'),
              0,
            ),
          ).times(Rational.of(100)).numerator;
    const amounts = everyNumber(sheet.stem).filter(
      (value, index, all) =>
        !(
          sheet.figure === undefined &&
          value.equals(Rational.of(share)) &&
          all.findIndex((each) => each.equals(value)) === index
        ),
    );
    const amount = sheet.form === 'find-mistake' ? nth(amounts, 0) : sheet.figure ? only(amounts) : nth(amounts, 0);
    let sum = Rational.of(0);
    for (let part = 0; part < share; part += 1) sum = sum.plus(amount.over(Rational.of(100)));
    return asDecimalKey(sum);
  },
};
