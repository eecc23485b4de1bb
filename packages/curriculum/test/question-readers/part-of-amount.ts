import type { AnswerKey } from '../../src/model/index.ts';
import { printedFractions, printedPair, unitsOf } from './fraction-parts.ts';
import { formulas, nth, numbersInWords, type Sheet, terms } from './sheet.ts';

/** Deals the amount into equal piles, one at a time, and takes some of the piles. */
export function dealt(amount: number, [numerator, denominator]: readonly [number, number]): number {
  const piles = Array.from({ length: denominator }, () => 0);
  for (let turn = 0; turn < amount; turn += 1) piles[turn % denominator] = (piles[turn % denominator] ?? 0) + 1;
  if (new Set(piles).size !== 1) throw new Error(`${amount} cannot be dealt into ${denominator} equal piles`);
  return piles.slice(0, numerator).reduce((sum, pile) => sum + pile, 0);
}

/** A fraction of an amount, read from words, a product or a picture; of two the larger result. */
export function partOfAmount(sheet: Sheet): AnswerKey {
  const asKey = (value: number): AnswerKey => ({ kind: 'integer', values: [String(value)] });
  const statement = printedFractions(sheet);
  const numbers = numbersInWords(sheet.stem);
  if (sheet.figure?.t === 'set') return asKey(dealt(sheet.figure.total, nth(statement, 0)));
  if (sheet.form === 'figure') {
    const { shaded, parts } = nth(unitsOf(sheet), 0);
    return asKey(dealt(nth(numbers, 0), [shaded, parts]));
  }
  const inFormulas = formulas(sheet.stem).flatMap((node) => {
    const list = terms(node);
    return list.length < 3
      ? []
      : list.slice(0, 3).flatMap((item) => (item.t === 'number' ? [printedPair(item)[0]] : []));
  });
  const wholes = inFormulas.length > 0 ? inFormulas : numbers;
  if (sheet.form === 'compare') {
    const found = statement.map((part, index) => dealt(nth(wholes, index), part));
    if (new Set(found).size < 2) throw new Error('no larger one');
    return asKey(Math.max(...found));
  }
  return asKey(dealt(nth(wholes, 0), nth(statement, 0)));
}
