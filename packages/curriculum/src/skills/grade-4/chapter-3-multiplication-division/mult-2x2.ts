import { defineSkill, type Level, type Rng } from '../../../authoring/index.ts';
import { multiplication } from './written-multiplication.ts';

/** Two-digit factors: below the book small digits, at the stretch large ones. */
function factor(rng: Rng, level: Level): number {
  switch (level) {
    case 1:
      return rng.int(1, 4) * 10 + rng.int(1, 4);
    case 2:
      return rng.int(12, 59);
    case 3:
      return rng.int(13, 89);
    case 4:
      return rng.int(4, 9) * 10 + rng.int(5, 9);
  }
}

export const mult2x2 = defineSkill({
  id: 'g4-mult-2x2',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const [a, b] = [factor(rng, level), factor(rng, level)];
    return a % 10 === 0 || b % 10 === 0 ? null : multiplication(rng, level, a, b);
  },
});
