import type { Emptiness } from '../kind.ts';
import type { MatchForm, MatchInput } from './model.ts';

export const emptiness: Emptiness<MatchForm, MatchInput> = {
  emptyInput: () => ({ kind: 'match', pairs: [] }),
  isEmpty: ({ pairs }) => pairs.length === 0,
};
