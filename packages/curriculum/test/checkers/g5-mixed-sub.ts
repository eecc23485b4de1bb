import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

type Single = readonly [numerator: number, denominator: number];

/** A mixed or whole number as one fraction, its parts counted one whole at a time. */
function single(node: MathNode): Single {
  if (node.t === 'number') return [Number(node.value), 1];
  if (node.t !== 'mixed' || node.whole.t !== 'number') throw new Error('neither mixed nor whole');
  if (node.numerator.t !== 'number' || node.denominator.t !== 'number') throw new Error('not a plain fraction');
  const denominator = Number(node.denominator.value);
  let numerator = Number(node.numerator.value);
  for (let left = Number(node.whole.value); left > 0; left -= 1) numerator += denominator;
  return [numerator, denominator];
}

function asMixed(numerator: number, denominator: number): AnswerKey {
  let whole = 0;
  let rest = numerator;
  while (rest >= denominator) {
    rest -= denominator;
    whole += 1;
  }
  if (whole < 1 || rest < 1) throw new Error('no mixed number is left');
  return { kind: 'mixed', whole, numerator: rest, denominator };
}

/** Walks from the smaller number up to the larger in steps so small that both are reached. */
function distance([a, b]: Single, [c, d]: Single): AnswerKey {
  const small = b * d;
  const [from, to] = [Math.min(a * d, c * b), Math.max(a * d, c * b)];
  let steps = 0;
  while (from + steps < to) steps += 1;
  return asMixed(steps, small);
}

function solve(sheet: Sheet): AnswerKey {
  const nodes = formulas(sheet.stem).flatMap(terms);
  const numbers = nodes.filter(({ t }) => t === 'mixed' || t === 'number');
  if (sheet.form === 'figure' && sheet.figure?.t === 'bars') {
    // The two groups are distinguished by their tones, whatever the labels say.
    const { bars } = figureOf(sheet, 'bars');
    const [one, other] = [nth(bars, 0).tone, nth(bars, -1).tone];
    const groupValue = (tone: typeof one) =>
      bars
        .filter((bar) => bar.tone === tone)
        .reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    const left = groupValue(one).minus(groupValue(other));
    return asMixed(left.numerator, left.denominator);
  }
  const [first, second] = [single(nth(numbers, 0)), single(nth(numbers, 1))];
  if (sheet.form === 'figure') {
    const { points, hops, divisions } = figureOf(sheet, 'number-line');
    const start = nth(points ?? [], 0).tick;
    if (start * first[1] !== first[0] * divisions) throw new Error('the hop does not start at the first number');
    if (hops?.start !== start || hops.size !== -second[0]) throw new Error('the hop is not the second number');
  }
  if (sheet.form === 'story' && wordsOf(sheet.stem).includes('روی هم')) throw new Error('a sum is asked');
  return distance(first, second);
}

export const checker: SkillChecker = { solve };
