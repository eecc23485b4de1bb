import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { heardMixed } from '../question-readers/heard-fractions.ts';
import { quoted } from '../question-readers/number-words.ts';
import { formulas, nodeValue, nth, terms, wordsOf } from '../question-readers/sheet.ts';

/** Adds the unit as many times as the whole part says to the part beside it. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const value =
      form === 'reverse'
        ? heardMixed(nth(quoted(wordsOf(stem)), 0))
        : nodeValue(
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
