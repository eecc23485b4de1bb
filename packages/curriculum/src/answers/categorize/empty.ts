import type { EmptyInput } from '../kind.ts';
import type { CategorizeForm, CategorizeInput } from './model.ts';

export const categorizeEmptiness: EmptyInput<CategorizeForm, CategorizeInput> = {
  kind: 'categorize',
  emptyInput: () => ({ kind: 'categorize', placed: [] }),
  isEmpty: ({ placed }) => placed.length === 0,
  isIncomplete: ({ placed }, { items }) => placed.length < items.length,
  incomplete: 'هنوز همهٔ کارت‌ها را نگذاشته‌ای؛ برای بقیه هم دسته‌ای پیدا کن.',
};
