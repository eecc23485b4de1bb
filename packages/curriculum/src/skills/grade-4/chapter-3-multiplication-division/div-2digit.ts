import { defineSkill, type Level } from '../../../authoring/index.ts';
import { division } from './question-parts/written-division-questions.ts';

const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly dividend: readonly [number, number] }>
> = {
  1: { divisor: [11, 25], dividend: [100, 299] },
  2: { divisor: [12, 49], dividend: [150, 999] },
  3: { divisor: [14, 79], dividend: [800, 4999] },
  4: { divisor: [23, 99], dividend: [2000, 9999] },
};

export const div2digit = defineSkill({
  id: 'g4-div-2digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 5,
  make: (rng, level) => {
    const { divisor: divisors, dividend: dividends } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const drawn = rng.int(...dividends);
    // Now and then nothing is left.
    const dividend = rng.chance(1, 5) ? drawn - (drawn % divisor) : drawn;
    return divisor % 10 === 0 || dividend < 100 ? null : division(rng, level, dividend, divisor, true);
  },
});
