import type { EmptyInput } from '../kind.ts';
import type { AngleForm, AngleInput } from './model.ts';

export const angleEmptiness: EmptyInput<AngleForm, AngleInput> = {
  kind: 'angle',
  emptyInput: () => ({ kind: 'angle', degrees: null }),
  isEmpty: ({ degrees }) => degrees === null,
};
