import { isBlank } from '../is-blank.ts';
import type { Emptiness } from '../kind.ts';
import type { FractionForm, FractionInput } from './model.ts';

export const emptiness: Emptiness<FractionForm, FractionInput> = {
  emptyInput: () => ({ kind: 'fraction', numerator: '', denominator: '' }),
  isEmpty: ({ numerator, denominator }) => isBlank(numerator) && isBlank(denominator),
};
