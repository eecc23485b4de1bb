import type { EmptyInput } from '../kind.ts';
import type { PointsForm, PointsInput } from './model.ts';

export const pointsEmptiness: EmptyInput<PointsForm, PointsInput> = {
  kind: 'points',
  emptyInput: () => ({ kind: 'points', points: [] }),
  isEmpty: ({ points }) => points.length === 0,
  isIncomplete: ({ points }, { count }) => points.length < count,
  incomplete: 'هنوز همهٔ نقطه‌ها را نگذاشته‌ای؛ بقیه را هم روی صفحه بگذار.',
};
