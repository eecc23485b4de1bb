import { defineSkill, type Level, type Rng } from '../../../authoring/index.ts';
import { division } from './question-parts/written-division-questions.ts';

/** The quotient; at the stretch with a zero inside. */
function quotient(rng: Rng, level: Level): number {
  switch (level) {
    case 1:
      return rng.int(11, 33);
    case 2:
      return rng.int(13, 240);
    case 3:
      return rng.int(112, 980);
    case 4:
      return rng.chance(1, 2) ? rng.int(1, 9) * 100 + rng.int(1, 9) : rng.int(11, 99) * 10;
  }
}

export const div1digitExact = defineSkill({
  id: 'g4-div-1digit-exact',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const divisor = rng.int(level === 1 ? 2 : 3, level === 1 ? 5 : 9);
    const dividend = quotient(rng, level) * divisor;
    if (dividend > 9999 || (level === 1 && dividend > 99)) return null;
    return division(rng, level, dividend, divisor, false);
  },
});
