import type { Emptiness } from '../kind.ts';
import type { AngleForm, AngleInput } from './model.ts';

export const angleEmptiness: Emptiness<AngleForm, AngleInput> = {
  kind: 'angle',
  emptyInput: () => ({ kind: 'angle', degrees: null }),
  isEmpty: ({ degrees }) => degrees === null,
};
