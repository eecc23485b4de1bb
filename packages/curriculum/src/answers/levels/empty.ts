import type { Emptiness } from '../kind.ts';
import type { LevelsForm, LevelsInput } from './model.ts';

export const emptiness: Emptiness<LevelsForm, LevelsInput> = {
  emptyInput: () => ({ kind: 'levels', values: [] }),
  isEmpty: ({ values }) => values.every((value) => value === null),
};
