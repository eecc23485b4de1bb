import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { formulas, nth, numbersInWords, type Sheet, terms, worthOf } from '../reading/sheet.ts';

function isGiven(node: MathNode): boolean {
  return node.t === 'fraction' || node.t === 'mixed' || node.t === 'number';
}

function given(sheet: Sheet): readonly Rational[] {
  if (sheet.figure?.t === 'bars') {
    return [sheet.figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0))];
  }
  const told = formulas(sheet.stem).flatMap(terms).filter(isGiven).map(worthOf);
  return told.length > 0 ? told : numbersInWords(sheet.stem).map((value) => Rational.of(value));
}

/** Numerators and denominators are tried until the product with the number is one. */
function partner(value: Rational): { readonly numerator: number; readonly denominator: number } {
  const { numerator, denominator } = value;
  for (let top = 1; top <= denominator; top += 1) {
    // top/bottom × numerator/denominator = 1 needs bottom × denominator = top × numerator.
    if ((top * numerator) % denominator === 0) return { numerator: top, denominator: (top * numerator) / denominator };
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
