import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nodeValue, nth, type Sheet, terms } from '../question-readers/sheet.ts';

function fourTerms(sheet: Sheet): readonly MathNode[] {
  if (sheet.form === 'figure') {
    const [numerator, denominator] = figureOf(sheet, 'table').rows;
    return [numerator?.[0], denominator?.[0], numerator?.[1], denominator?.[1]].map((cell) => {
      if (cell?.t !== 'math') throw new Error('an empty cell');
      return cell.math;
    });
  }
  const equation = formulas(sheet.stem).find((node) => terms(node).length === 3);
  if (equation === undefined) throw new Error('no equation');
  return terms(equation).flatMap((node) => (node.t === 'fraction' ? [node.numerator, node.denominator] : []));
}

export const checker: SkillChecker = {
  /** Tries tenths, one after another, until both fractions are equal. */
  solve: (sheet) => {
    const nodes = fourTerms(sheet);
    for (let tenths = 1; tenths <= 20_000; tenths += 1) {
      const value = Rational.of(tenths, 10);
      const [a, b, c, d] = nodes.map((node) => (node.t === 'blank' ? value : nodeValue(node)));
      if (a && b && c && d && nth([a.n * d.n * b.d * c.d], 0) === b.n * c.n * a.d * d.d) return asDecimalKey(value);
    }
    throw new Error('nothing fits');
  },
};
