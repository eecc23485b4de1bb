import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { heardMixed } from '../reading/heard-fractions.ts';
import { quoted } from '../reading/number-words.ts';
import { formulas, nth, terms, wordsOf, worthOf } from '../reading/sheet.ts';

/** Adds the unit as many times as the whole part says to the part beside it. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const value =
      form === 'reverse'
        ? heardMixed(nth(quoted(wordsOf(stem)), 0))
        : worthOf(
            nth(
              formulas(stem)
                .flatMap(terms)
                .filter(({ t }) => t === 'mixed'),
              0,
            ),
          );
    let sum = Rational.of(0);
    for (let left = value; left.sign > 0; left = left.minus(Rational.of(1, value.denominator))) {
      sum = sum.plus(Rational.of(1, value.denominator));
    }
    return { kind: 'fraction', numerator: sum.numerator, denominator: sum.denominator };
  },
};
