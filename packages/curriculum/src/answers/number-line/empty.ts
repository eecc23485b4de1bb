import type { EmptyInput } from '../kind.ts';
import type { NumberLineForm, NumberLineInput } from './model.ts';

export const numberLineEmptiness: EmptyInput<NumberLineForm, NumberLineInput> = {
  kind: 'number-line',
  emptyInput: () => ({ kind: 'number-line', tick: null }),
  isEmpty: ({ tick }) => tick === null,
};
