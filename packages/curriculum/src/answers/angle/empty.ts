import type { Emptiness } from '../kind.ts';
import type { AngleForm, AngleInput } from './model.ts';

export const emptiness: Emptiness<AngleForm, AngleInput> = {
  emptyInput: () => ({ kind: 'angle', degrees: null }),
  isEmpty: ({ degrees }) => degrees === null,
};
