import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { formulas, nth, type Sheet, sides, terms, wordsOf } from './sheet.ts';

/** Numerator and denominator of a plain fraction as printed; a whole number stands over 1. */
export function printedPair(node: MathNode): readonly [number, number] {
  if (node.t === 'number') return [Number(node.value), 1];
  if (node.t !== 'fraction' || node.numerator.t !== 'number' || node.denominator.t !== 'number') {
    throw new Error('not a plain fraction');
  }
  return [Number(node.numerator.value), Number(node.denominator.value)];
}

/** Every fraction printed in the stem, in reading order. */
export function printedFractions(sheet: Sheet): readonly (readonly [number, number])[] {
  return formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction')
    .map(printedPair);
}

/** Units of any picture of parts. */
export function unitsOf({ figure }: Sheet): readonly { readonly parts: number; readonly shaded: number }[] {
  if (figure?.t === 'bars') return figure.bars;
  if (figure?.t === 'circles') return figure.circles;
  throw new Error('no parts to count');
}

/** Counts the parts one at a time, forwards or backwards. */
function count(from: number, by: number, sign: '+' | '−'): number {
  let at = from;
  for (let moved = 0; moved < by; moved += 1) at += sign === '+' ? 1 : -1;
  if (at < 1) throw new Error('nothing is left');
  return at;
}

/** Parts of one size added or taken away, read from the picture, the formula or the story. */
export function countParts(sheet: Sheet): AnswerKey {
  const statement = printedFractions(sheet);
  const isTogether = wordsOf(sheet.stem).includes('روی هم');
  const asKey = (numerator: number, denominator: number): AnswerKey => ({ kind: 'fraction', numerator, denominator });
  if (sheet.form === 'figure' && statement.length === 0) {
    const units = unitsOf(sheet);
    const denominator = nth(units, 0).parts;
    if (units.length === 1) return asKey(count(denominator, nth(units, 0).shaded, '−'), denominator);
    return asKey(count(nth(units, 0).shaded, nth(units, 1).shaded, isTogether ? '+' : '−'), denominator);
  }
  const [, denominator] = nth(statement, 0);
  const nodes = formulas(sheet.stem).flatMap(terms);
  const equation = formulas(sheet.stem).find((node) => terms(node).some(({ t }) => t === 'operator'));
  if (equation === undefined) {
    // A story: one fraction alone is taken from the whole thing; a third is somebody's answer.
    if (sheet.form !== 'find-mistake' && statement.length === 1)
      return asKey(count(denominator, nth(statement, 0)[0], '−'), denominator);
    if (sheet.form === 'find-mistake' && statement.length === 2)
      return asKey(count(denominator, nth(statement, 0)[0], '−'), denominator);
    const [a, b] = [nth(statement, 0)[0], nth(statement, 1)[0]];
    return isTogether
      ? asKey(count(a, b, '+'), denominator)
      : asKey(count(Math.max(a, b), Math.min(a, b), '−'), denominator);
  }
  const [left, right] = sides(equation);
  const sign = left.some((node) => node.t === 'operator' && node.sign === '+') ? '+' : '−';
  const inParts = (node: MathNode): number => (node.t === 'number' ? denominator : printedPair(node)[0]);
  if (sheet.form === 'reverse') {
    const target = printedPair(nth(right, 0))[0];
    for (let box = 1; box < denominator * 2; box += 1) {
      const [a = 0, b = 0] = left
        .filter(({ t }) => t !== 'operator')
        .map((node) => (node.t === 'blank' ? box : inParts(node)));
      if ((sign === '+' ? a + b : a - b) === target) return asKey(box, denominator);
    }
    throw new Error('no fraction fits the box');
  }
  if (nodes.length === 0) throw new Error('no formula');
  return asKey(count(inParts(nth(left, 0)), inParts(nth(left, 2)), sign), denominator);
}
