import { defineSkill, type Level } from '../../../authoring/index.ts';
import { division } from './question-parts/written-division-questions.ts';

const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly dividend: readonly [number, number] }>
> = {
  1: { divisor: [2, 5], dividend: [21, 99] },
  2: { divisor: [3, 9], dividend: [50, 999] },
  3: { divisor: [4, 9], dividend: [500, 4999] },
  4: { divisor: [6, 9], dividend: [1000, 9999] },
};

export const div1digitRemainder = defineSkill({
  id: 'g4-div-1digit-remainder',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const { divisor: divisors, dividend: dividends } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const dividend = rng.int(...dividends);
    // At the stretch a zero is in the quotient.
    const hasZero = String(Math.floor(dividend / divisor)).includes('0');
    if (dividend % divisor === 0 || (level === 4 && !hasZero)) return null;
    return division(rng, level, dividend, divisor, true);
  },
});
