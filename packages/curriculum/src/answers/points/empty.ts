import type { Emptiness } from '../kind.ts';
import type { PointsForm, PointsInput } from './model.ts';

export const pointsEmptiness: Emptiness<PointsForm, PointsInput> = {
  kind: 'points',
  emptyInput: () => ({ kind: 'points', points: [] }),
  isEmpty: ({ points }) => points.length === 0,
};
