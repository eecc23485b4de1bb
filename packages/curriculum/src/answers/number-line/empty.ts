import type { Emptiness } from '../kind.ts';
import type { NumberLineForm, NumberLineInput } from './model.ts';

export const emptiness: Emptiness<NumberLineForm, NumberLineInput> = {
  emptyInput: () => ({ kind: 'number-line', tick: null }),
  isEmpty: ({ tick }) => tick === null,
};
