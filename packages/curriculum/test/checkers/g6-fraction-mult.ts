import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, numbersInWords, type Sheet, sides, terms } from '../question-readers/sheet.ts';

function isNumber(node: MathNode): boolean {
  return node.t === 'number' || node.t === 'fraction' || node.t === 'mixed';
}

/** The factors a question gives: of its formula, of its story (a whole number may be in the words), or of its bars. */
function factors(sheet: Sheet): readonly Rational[] {
  const statement = formulas(sheet.stem);
  const equation = statement.find((node) => terms(node).some((item) => item.t === 'operator' && item.sign === '='));
  if (equation !== undefined) return sides(equation)[0].filter(isNumber).map(nodeValue);
  const inWords = numbersInWords(sheet.stem).map((value) => Rational.of(value));
  const inFormulas = statement.filter(isNumber).map(nodeValue);
  if (sheet.figure?.t === 'bars') {
    const colored = sheet.figure.bars.reduce(
      (sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)),
      Rational.of(0),
    );
    return [nth([...inFormulas, ...inWords], 0), colored];
  }
  return [...inFormulas, ...inWords];
}

export const checker: SkillChecker = {
  /** The product is the number that, divided by the factors one after another, leaves 1. */
  solve: (sheet) => {
    const given = factors(sheet);
    if (given.length < 2) throw new Error('fewer than two factors');
    const inverse = given.reduce((left, factor) => left.over(factor), Rational.of(1));
    const value = Rational.of(inverse.d, inverse.n);
    let whole = 0;
    let numerator = value.numerator;
    while (numerator >= value.denominator) {
      numerator -= value.denominator;
      whole += 1;
    }
    return { kind: 'mixed', whole, numerator, denominator: value.denominator };
  },
};
