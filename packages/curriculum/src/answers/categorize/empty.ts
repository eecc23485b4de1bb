import type { Emptiness } from '../kind.ts';
import type { CategorizeForm, CategorizeInput } from './model.ts';

export const categorizeEmptiness: Emptiness<CategorizeForm, CategorizeInput> = {
  kind: 'categorize',
  emptyInput: () => ({ kind: 'categorize', placed: [] }),
  isEmpty: ({ placed }) => placed.length === 0,
};
