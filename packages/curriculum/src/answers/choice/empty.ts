import type { Emptiness } from '../kind.ts';
import type { ChoiceForm, ChoiceInput } from './model.ts';

export const emptiness: Emptiness<ChoiceForm, ChoiceInput> = {
  emptyInput: () => ({ kind: 'choice', option: null }),
  isEmpty: ({ option }) => option === null,
};
