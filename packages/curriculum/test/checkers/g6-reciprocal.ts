import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, numbersInWords, type Sheet, terms } from '../question-readers/sheet.ts';

function isGiven(node: MathNode): boolean {
  return node.t === 'fraction' || node.t === 'mixed' || node.t === 'number';
}

function given(sheet: Sheet): readonly Rational[] {
  if (sheet.figure?.t === 'bars') {
    return [sheet.figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0))];
  }
  const statement = formulas(sheet.stem).flatMap(terms).filter(isGiven).map(nodeValue);
  return statement.length > 0 ? statement : numbersInWords(sheet.stem).map((value) => Rational.of(value));
}

/** Numerators and denominators are tried until the product with the number is one. */
function partner(value: Rational): { readonly numerator: number; readonly denominator: number } {
  const { numerator, denominator } = value;
  for (let partnerNumerator = 1; partnerNumerator <= denominator; partnerNumerator += 1) {
    // numerator/denominator × numerator/denominator = 1 needs denominator × denominator = numerator × numerator.
    if ((partnerNumerator * numerator) % denominator === 0)
      return { numerator: partnerNumerator, denominator: (partnerNumerator * numerator) / denominator };
  }
  throw new Error('no reciprocal');
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const values = given(sheet);
    if (sheet.form !== 'compare') return { kind: 'fraction', ...partner(nth(values, 0)) };
    const [a, b] = [partner(nth(values, 0)), partner(nth(values, 1))];
    return { kind: 'fraction', ...(a.numerator * b.denominator > b.numerator * a.denominator ? a : b) };
  },
};
