import type { EmptyInput } from '../kind.ts';
import type { MatchForm, MatchInput } from './model.ts';

export const matchEmptiness: EmptyInput<MatchForm, MatchInput> = {
  kind: 'match',
  emptyInput: () => ({ kind: 'match', pairs: [] }),
  isEmpty: ({ pairs }) => pairs.length === 0,
  isIncomplete: ({ pairs }, { first }) => pairs.length < first.length,
  incomplete: 'هنوز همه را وصل نکرده‌ای؛ برای هر کارت یک جفت پیدا کن.',
};
