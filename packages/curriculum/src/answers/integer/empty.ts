import { isBlank } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { IntegerForm, IntegerInput } from './model.ts';

export const integerEmptiness: EmptyInput<IntegerForm, IntegerInput> = {
  kind: 'integer',
  emptyInput: ({ blanks }) => ({ kind: 'integer', values: blanks.map(() => '') }),
  isEmpty: ({ values }) => values.every(isBlank),
  isIncomplete: ({ values }, { blanks }) => values.length < blanks.length || values.some(isBlank),
  incomplete: 'یک جای خالی هنوز مانده است؛ همه را پر کن.',
};
