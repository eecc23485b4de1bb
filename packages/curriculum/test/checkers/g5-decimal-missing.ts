import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { decimalKeyOf } from '../reading/decimal-columns.ts';
import { given } from '../reading/decimals.ts';
import { formulas, nth, only, sides, terms, wordsOf, worthOfTerms } from '../reading/sheet.ts';

/** Tries hundredth after hundredth in the box; in words, weighs the two numbers as they are told. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const equation = formulas(sheet.stem).find((node) => terms(node).some(({ t }) => t === 'blank'));
    if (equation !== undefined) {
      const [left, right] = sides(equation);
      const goal = worthOfTerms(right);
      const fits: Rational[] = [];
      for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
        const value = Rational.of(hundredths, 100);
        const filled = left.map((node) =>
          node.t === 'blank'
            ? ({
                t: 'fraction',
                numerator: { t: 'number', value: String(hundredths) },
                denominator: { t: 'number', value: '100' },
              } as const)
            : node,
        );
        if (worthOfTerms(filled).equals(goal)) fits.push(value);
      }
      return decimalKeyOf(only(fits));
    }
    const words = wordsOf(sheet.stem);
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const isWhole = /در آغاز|همهٔ راه|از عددی/.test(words);
    const difference = a.minus(b);
    return decimalKeyOf(isWhole ? a.plus(b) : difference.sign < 0 ? b.minus(a) : difference);
  },
};
