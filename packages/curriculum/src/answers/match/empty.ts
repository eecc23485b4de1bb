import type { Emptiness } from '../kind.ts';
import type { MatchForm, MatchInput } from './model.ts';

export const matchEmptiness: Emptiness<MatchForm, MatchInput> = {
  kind: 'match',
  emptyInput: () => ({ kind: 'match', pairs: [] }),
  isEmpty: ({ pairs }) => pairs.length === 0,
};
