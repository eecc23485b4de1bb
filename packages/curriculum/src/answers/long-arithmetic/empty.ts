import type { EmptyInput } from '../kind.ts';
import { isUntouched, numbersOf } from './lines.ts';
import type { LongArithmeticForm, LongArithmeticInput } from './model.ts';

/** Small numbers above the places are notes: by themselves they are no answer. */
export const longArithmeticEmptiness: EmptyInput<LongArithmeticForm, LongArithmeticInput> = {
  kind: 'long-arithmetic',
  emptyInput: () => ({ kind: 'long-arithmetic', carries: [], lines: [], result: [] }),
  isEmpty: ({ lines, result }) => [result, ...lines].every(isUntouched),
  isIncomplete: ({ lines, result }, form) => numbersOf(form, result, lines) === null,
  incomplete: 'یکی از خانه‌ها هنوز خالی است؛ حاصل و باقی‌مانده را تا آخر بنویس.',
};
