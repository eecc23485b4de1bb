import { halfTurnQuestion } from '../../../authoring/geometry/half-turns.ts';
import { defineSkill } from '../../../authoring/index.ts';

export const centralSymmetryDraw = defineSkill({
  id: 'g5-central-symmetry-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: halfTurnQuestion,
});
