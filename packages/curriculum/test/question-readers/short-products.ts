import type { AnswerKey } from '../../src/model/index.ts';
import { formulas, nth, numbersInWords, type Sheet, terms } from './sheet.ts';
import { whole } from './whole-numbers.ts';

/** A product of a story, a picture or a formula, added up one factor after another. */
export function addedUp(sheet: Sheet): AnswerKey {
  const total = ([groups = 0, size = 0]: readonly number[]): AnswerKey => {
    let sum = 0;
    for (let group = 0; group < groups; group += 1) sum += size;
    return whole(sum);
  };
  const { figure } = sheet;
  if (figure?.t === 'column') {
    if (figure.operator !== '×') throw new Error('no product');
    return total([...figure.terms].reverse().map(Number));
  }
  if (sheet.form === 'story') return total(numbersInWords(sheet.stem.slice(0, 1)).toSorted((a, b) => a - b));
  const product = nth(formulas(sheet.stem), -1);
  const factors = terms(product).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
  return total(factors.slice(0, 2).toSorted((a, b) => a - b));
}
