import { isBlank } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { DecimalForm, DecimalInput } from './model.ts';

export const decimalEmptiness: EmptyInput<DecimalForm, DecimalInput> = {
  kind: 'decimal',
  emptyInput: ({ blanks }) => ({ kind: 'decimal', values: blanks.map(() => '') }),
  isEmpty: ({ values }) => values.every(isBlank),
  isIncomplete: ({ values }, { blanks }) => values.length < blanks.length || values.some(isBlank),
  incomplete: 'یک جای خالی هنوز مانده است؛ همه را پر کن.',
};
