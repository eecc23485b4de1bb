import type { Emptiness } from '../kind.ts';
import type { ChoiceForm, ChoiceInput } from './model.ts';

export const choiceEmptiness: Emptiness<ChoiceForm, ChoiceInput> = {
  kind: 'choice',
  emptyInput: () => ({ kind: 'choice', option: null }),
  isEmpty: ({ option }) => option === null,
};
