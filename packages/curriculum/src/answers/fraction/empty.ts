import { isBlank, isFractionTyped } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { FractionForm, FractionInput } from './model.ts';

export const fractionEmptiness: EmptyInput<FractionForm, FractionInput> = {
  kind: 'fraction',
  emptyInput: () => ({ kind: 'fraction', numerator: '', denominator: '' }),
  isEmpty: ({ numerator, denominator }) => isBlank(numerator) && isBlank(denominator),
  isIncomplete: ({ numerator, denominator }) =>
    (isBlank(numerator) || isBlank(denominator)) && !isFractionTyped(numerator),
  incomplete: 'کسر هم صورت می‌خواهد هم مخرج؛ هر دو را بنویس.',
};
