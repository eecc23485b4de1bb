import type { Emptiness } from '../kind.ts';
import type { MultipleSelectForm, MultipleSelectInput } from './model.ts';

export const multipleSelectEmptiness: Emptiness<MultipleSelectForm, MultipleSelectInput> = {
  kind: 'multiple-select',
  emptyInput: () => ({ kind: 'multiple-select', options: [] }),
  isEmpty: ({ options }) => options.length === 0,
};
