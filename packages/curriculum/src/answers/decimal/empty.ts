import { isBlank } from '../is-blank.ts';
import type { Emptiness } from '../kind.ts';
import type { DecimalForm, DecimalInput } from './model.ts';

export const emptiness: Emptiness<DecimalForm, DecimalInput> = {
  emptyInput: ({ blanks }) => ({ kind: 'decimal', values: blanks.map(() => '') }),
  isEmpty: ({ values }) => values.every(isBlank),
};
