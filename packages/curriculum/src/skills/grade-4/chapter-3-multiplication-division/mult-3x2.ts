import { defineSkill, type Level, type Rng } from '../../../authoring/index.ts';
import { multiplication } from './question-parts/written-multiplication-questions.ts';

/** A three-digit and a two-digit factor; at the stretch the first has a zero inside or large digits. */
function factors(rng: Rng, level: Level): readonly [number, number] {
  switch (level) {
    case 1:
      return [rng.int(1, 3) * 100 + rng.int(0, 3) * 10 + rng.int(1, 3), rng.int(1, 3) * 10 + rng.int(1, 3)];
    case 2:
      return [rng.int(101, 499), rng.int(12, 49)];
    case 3:
      return [rng.int(121, 899), rng.int(13, 89)];
    case 4:
      return [rng.chance(1, 2) ? rng.int(4, 9) * 100 + rng.int(5, 9) : rng.int(555, 999), rng.int(45, 99)];
  }
}

export const mult3x2 = defineSkill({
  id: 'g4-mult-3x2',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 5,
  // A factor of two equal digits has one number for both lines.
  make: (rng, level) => {
    const [a, b] = factors(rng, level);
    return a % 10 === 0 || b % 10 === 0 || b % 11 === 0 ? null : multiplication(rng, level, a, b);
  },
});
