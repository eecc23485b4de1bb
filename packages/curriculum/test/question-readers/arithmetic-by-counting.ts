import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { formulas, only, type Sheet, sides, terms, termsValue } from './sheet.ts';

/** Whole numbers as a key, one a blank. */
export function whole(...values: readonly number[]): AnswerKey {
  return { kind: 'integer', values: values.map(String) };
}

/** So many groups of so many, counted one thing at a time. */
export function heap(groups: number, size: number): number {
  let things = 0;
  for (let group = 0; group < groups; group += 1) for (let one = 0; one < size; one += 1) things += 1;
  return things;
}

/** How many groups of `size` can be taken away, and what is left. */
export function takenAway(amount: number, size: number): readonly [number, number] {
  let left = amount;
  let groups = 0;
  while (left >= size) {
    left -= size;
    groups += 1;
  }
  return [groups, left];
}

/** The one whole number up to `most` that makes both sides of an equation with boxes the same; every box holds it. */
export function fillsBox(equation: MathNode, most: number): number {
  const [left, right] = sides(equation);
  const fits: number[] = [];
  for (let value = 0; value <= most; value += 1) {
    const filled = (list: readonly MathNode[]) =>
      termsValue(list.map((node) => (node.t === 'blank' ? { t: 'number', value: String(value) } : node)));
    try {
      if (filled(left).equals(filled(right))) fits.push(value);
    } catch {
      // A box that divides cannot be 0.
    }
  }
  return only(fits);
}

/** The only equation of the stem that has a box. */
export function boxed(sheet: Sheet): MathNode {
  return only(
    formulas(sheet.stem).filter((node) => {
      const list = terms(node);
      return list.some(({ t }) => t === 'blank') && list.some((one) => one.t === 'operator' && one.sign === '=');
    }),
  );
}

/** A product by doubling one factor and halving the other. */
export function timesByDoubling(a: number, b: number): number {
  let sum = 0;
  for (let [double, half] = [a, b]; half > 0; [double, half] = [double * 2, Math.floor(half / 2)]) {
    if (half % 2 === 1) sum += double;
  }
  return sum;
}
