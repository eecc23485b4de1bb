import type { Emptiness } from '../kind.ts';
import type { PointsForm, PointsInput } from './model.ts';

export const emptiness: Emptiness<PointsForm, PointsInput> = {
  emptyInput: () => ({ kind: 'points', points: [] }),
  isEmpty: ({ points }) => points.length === 0,
};
