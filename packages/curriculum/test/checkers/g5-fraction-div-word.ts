import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, only, type Sheet, terms } from '../question-readers/sheet.ts';

/** Takes one portion after another away until nothing is left. */
function countPortions(amount: Rational, portion: Rational): AnswerKey {
  let left = amount;
  let count = 0;
  while (left.sign > 0) {
    left = left.minus(portion);
    count += 1;
  }
  if (left.sign !== 0) throw new Error('the last portion is not full');
  if (count < 2 || count > 40) throw new Error('beyond the skill');
  return { kind: 'integer', values: [String(count)] };
}

function solve(sheet: Sheet): AnswerKey {
  const statement = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction' || t === 'number')
    .map(nodeValue);
  const { figure } = sheet;
  if (figure?.t === 'number-line') {
    const { hops, points, divisions } = figure;
    if (hops?.start !== 0 || hops.count !== 1) throw new Error('not the first hop alone');
    return countPortions(Rational.of(only(points ?? []).tick, divisions), Rational.of(hops.size, divisions));
  }
  if (figure?.t === 'bars') {
    const amount = figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    return countPortions(amount, only(statement));
  }
  // The amount holds at least two portions, so it is the larger of the two, whichever is stated first.
  const [first, second] = [nth(statement, 0), nth(statement, 1)];
  return first.compare(second) > 0 ? countPortions(first, second) : countPortions(second, first);
}

export const checker: SkillChecker = { solve };
