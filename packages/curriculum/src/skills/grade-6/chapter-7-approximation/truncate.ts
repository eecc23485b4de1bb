import { defineSkill, roundingLine } from '../../../authoring/index.ts';
import { approximationDraft } from './question-parts/approximation-questions.ts';

export const truncate = defineSkill({
  id: 'g6-truncate',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [roundingLine],
  revision: 10,
  make: (rng, level) => approximationDraft(rng, level, 'cut'),
});
