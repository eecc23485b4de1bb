import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

/** A mixed number or fraction as one fraction, its parts counted one whole at a time. */
function single(node: MathNode): readonly [number, number] {
  if (node.t !== 'mixed' || node.whole.t !== 'number') throw new Error('not a mixed number');
  if (node.numerator.t !== 'number' || node.denominator.t !== 'number') throw new Error('not a plain fraction');
  const denominator = Number(node.denominator.value);
  let numerator = Number(node.numerator.value);
  for (let left = Number(node.whole.value); left > 0; left -= 1) numerator += denominator;
  return [numerator, denominator];
}

/** a/b + c/d by cross multiplication, then wholes taken away one by one. */
function sum([a, b]: readonly [number, number], [c, d]: readonly [number, number]): AnswerKey {
  const denominator = b * d;
  let numerator = a * d + c * b;
  let whole = 0;
  while (numerator >= denominator) {
    numerator -= denominator;
    whole += 1;
  }
  return { kind: 'mixed', whole, numerator, denominator };
}

/** All that is colored, whatever the labels say. */
function colored(sheet: Sheet): Rational {
  return figureOf(sheet, 'bars').bars.reduce(
    (total, { shaded, parts }) => total.plus(Rational.of(shaded, parts)),
    Rational.of(0),
  );
}

function solve(sheet: Sheet): AnswerKey {
  const mixedNumbers = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'mixed');
  if (sheet.form === 'figure' && sheet.figure?.t === 'bars') {
    const value = colored(sheet);
    return { kind: 'mixed', whole: value.whole, numerator: value.part.numerator, denominator: value.part.denominator };
  }
  const [first, second] = [single(nth(mixedNumbers, 0)), single(nth(mixedNumbers, 1))];
  if (sheet.form === 'figure') {
    const { points, hops, divisions } = figureOf(sheet, 'number-line');
    const from = nth(points ?? [], 0).tick;
    if (first[0] !== from || first[1] !== divisions) throw new Error('the hop does not start at the first number');
    if (hops?.start !== from || hops.size !== second[0]) throw new Error('the hop is not the second number');
  }
  if (sheet.form === 'story' && !wordsOf(sheet.stem).includes('روی هم')) throw new Error('nothing asks for a sum');
  return sum(first, second);
}

export const checker: SkillChecker = { solve };
