import { defineSkill, type Level, writtenInColumns } from '../../../authoring/index.ts';
import { decimalSum } from './question-parts/decimal-addition-subtraction-questions.ts';
import { tenths } from './question-parts/decimal-misconceptions.ts';

const mostOf: Readonly<Record<Level, number>> = { 1: 99, 2: 299, 3: 699, 4: 999 };

export const decimalSub = defineSkill({
  id: 'g4-decimal-sub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 11,
  make: (rng, level) => {
    const [b = 0, a = 0] = [rng.int(1, mostOf[level]), rng.int(12, mostOf[level])].sort((one, other) => one - other);
    const borrows = a % 10 < b % 10;
    if (b % 10 === 0 || a - b < 2 || (level === 1 && borrows) || (level === 3 && !borrows)) return null;
    // Whole minus decimal from level 2 on.
    const from = level > 1 && rng.chance(1, 3) ? a - (a % 10) : a;
    return from <= b || (level === 1 && from % 10 === 0)
      ? null
      : decimalSum(rng, level, { a: tenths(from), b: tenths(b), sign: '−' });
  },
});
