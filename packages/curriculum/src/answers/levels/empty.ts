import type { EmptyInput } from '../kind.ts';
import type { LevelsForm, LevelsInput } from './model.ts';

export const levelsEmptiness: EmptyInput<LevelsForm, LevelsInput> = {
  kind: 'levels',
  emptyInput: () => ({ kind: 'levels', values: [] }),
  isEmpty: ({ values }) => values.every((value) => value === null),
  isIncomplete: ({ values }) => values.includes(null),
  incomplete: 'هنوز همه را سر جایشان نگذاشته‌ای؛ بقیه را هم بگذار.',
};
