import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { formulas, nodeValue, nth, only, sides, terms, termsValue, wordsOf } from '../question-readers/sheet.ts';

/** Tries hundredth after hundredth in the box; in words, weighs the two numbers as they are stated. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const equation = formulas(sheet.stem).find((node) => terms(node).some(({ t }) => t === 'blank'));
    if (equation !== undefined) {
      const [left, right] = sides(equation);
      const hundredths = (value: Rational) => value.times(Rational.of(100)).numerator;
      const goal = hundredths(termsValue(right));
      const isDifference = left.some((node) => node.t === 'operator' && node.sign === '−');
      const operands = left.flatMap((node) =>
        node.t === 'operator' ? [] : [node.t === 'blank' ? null : hundredths(nodeValue(node))],
      );
      const [first = 0, second = 0] = operands;
      const fits: Rational[] = [];
      for (let box = 0; box <= 10_000; box += 1) {
        const [a, b] = [first ?? box, second ?? box];
        if ((isDifference ? a - b : a + b) === goal) fits.push(Rational.of(box, 100));
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
