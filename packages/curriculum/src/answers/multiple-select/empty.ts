import type { EmptyInput } from '../kind.ts';
import type { MultipleSelectForm, MultipleSelectInput } from './model.ts';

export const multipleSelectEmptiness: EmptyInput<MultipleSelectForm, MultipleSelectInput> = {
  kind: 'multiple-select',
  emptyInput: () => ({ kind: 'multiple-select', options: [] }),
  isEmpty: ({ options }) => options.length === 0,
  isIncomplete: ({ options }, { minimum = 1 }) => options.length < minimum,
  incomplete: 'هنوز گزینه‌های کافی را انتخاب نکرده‌ای؛ بقیه را هم پیدا کن.',
};
