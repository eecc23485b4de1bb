import { isBlank, isFractionTyped } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { MixedForm, MixedInput } from './model.ts';

export const mixedEmptiness: EmptyInput<MixedForm, MixedInput> = {
  kind: 'mixed',
  emptyInput: () => ({ kind: 'mixed', whole: '', numerator: '', denominator: '' }),
  isEmpty: ({ whole, numerator, denominator }) => [whole, numerator, denominator].every(isBlank),
  isIncomplete: ({ numerator, denominator }) =>
    isBlank(numerator) !== isBlank(denominator) && !isFractionTyped(numerator),
  incomplete: 'کسر هم صورت می‌خواهد هم مخرج؛ هر دو را بنویس.',
};
