import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, numbersInWords, only, type Sheet, terms } from '../question-readers/sheet.ts';

/** The share that, taken so many times, gives the amount back: tries finer and finer fractions. */
function share(amount: Rational, among: number): AnswerKey {
  for (let denominator = 1; denominator <= 200; denominator += 1) {
    for (let numerator = 1; numerator <= 2 * denominator; numerator += 1) {
      let sum = Rational.of(0);
      for (let taken = 0; taken < among; taken += 1) sum = sum.plus(Rational.of(numerator, denominator));
      const order = sum.compare(amount);
      if (order === 0) return { kind: 'fraction', numerator, denominator };
      if (order > 0) break;
    }
  }
  throw new Error('no share found');
}

function solve(sheet: Sheet): AnswerKey {
  const nodes = formulas(sheet.stem).flatMap(terms);
  const statement = nodes.filter(({ t }) => t === 'fraction');
  const inFormula = nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
  const among = nth([...inFormula, ...numbersInWords(sheet.stem)], 0);
  const { figure } = sheet;
  if (figure?.t === 'bars') {
    const { shaded, parts } = only(figure.bars);
    return share(Rational.of(shaded, parts), among);
  }
  if (figure?.t === 'area') {
    if (figure.rows !== among) throw new Error('the rows are not the shares');
    if (!nodeValue(only(statement)).equals(Rational.of(figure.shadedColumns, figure.columns))) {
      throw new Error('the coloured columns are not the amount');
    }
    // The colored cells of one row, of all cells.
    return { kind: 'fraction', numerator: figure.shadedColumns, denominator: figure.rows * figure.columns };
  }
  return share(nodeValue(nth(statement, 0)), among);
}

export const checker: SkillChecker = { solve };
