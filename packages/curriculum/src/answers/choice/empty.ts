import type { EmptyInput } from '../kind.ts';
import type { ChoiceForm, ChoiceInput } from './model.ts';

export const choiceEmptiness: EmptyInput<ChoiceForm, ChoiceInput> = {
  kind: 'choice',
  emptyInput: () => ({ kind: 'choice', option: null }),
  isEmpty: ({ option }) => option === null,
};
