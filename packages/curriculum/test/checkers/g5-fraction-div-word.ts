import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { formulas, nth, only, type Sheet, terms, worthOf } from '../reading/sheet.ts';

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
  const told = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction' || t === 'number')
    .map(worthOf);
  const { figure } = sheet;
  if (figure?.t === 'number-line') {
    const { hops, points, divisions } = figure;
    if (hops?.start !== 0 || hops.count !== 1) throw new Error('not the first hop alone');
    return countPortions(Rational.of(only(points ?? []).tick, divisions), Rational.of(hops.size, divisions));
  }
  if (figure?.t === 'bars') {
    const amount = figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    return countPortions(amount, only(told));
  }
  // The amount holds at least two portions, so it is the larger of the two, whichever is told first.
  const [first, second] = [nth(told, 0), nth(told, 1)];
  return first.compare(second) > 0 ? countPortions(first, second) : countPortions(second, first);
}

export const checker: SkillChecker = { solve };
