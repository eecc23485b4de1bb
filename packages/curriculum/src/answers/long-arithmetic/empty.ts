import type { Emptiness } from '../kind.ts';
import type { LongArithmeticForm, LongArithmeticInput } from './model.ts';

/** Small numbers above the places are notes: by themselves they are no answer. */
export const longArithmeticEmptiness: Emptiness<LongArithmeticForm, LongArithmeticInput> = {
  kind: 'long-arithmetic',
  emptyInput: () => ({ kind: 'long-arithmetic', carries: [], lines: [], result: [] }),
  isEmpty: ({ lines, result }) => [result, ...lines].every((row) => row.every((digit) => digit === '')),
};
