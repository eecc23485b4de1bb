import { defineSkill, type Level, writtenInColumns } from '../../../authoring/index.ts';
import { decimalAddWrongLine } from './question-parts/decimal-add-wrong-line.ts';
import { decimalSum } from './question-parts/decimal-addition-subtraction-questions.ts';
import { tenths } from './question-parts/decimal-misconceptions.ts';

const mostOf: Readonly<Record<Level, number>> = { 1: 59, 2: 199, 3: 599, 4: 999 };

export const decimalAdd = defineSkill({
  id: 'g4-decimal-add',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 13,
  make: (rng, level) => {
    const [a, b] = [rng.int(1, mostOf[level]), rng.int(1, mostOf[level])];
    const carries = (a % 10) + (b % 10) >= 10;
    // Below the book nothing is carried; at the stretch one of the numbers is often whole.
    if (a % 10 === 0 || a + b > 1500 || (level === 1 && (carries || b % 10 === 0))) return null;
    if (level === 4 && rng.chance(1, 2))
      return decimalSum(rng, level, { a: tenths(a), b: tenths(b - (b % 10)), sign: '+' });
    return b % 10 === 0 ? null : decimalSum(rng, level, { a: tenths(a), b: tenths(b), sign: '+' });
  },
  makeWrongLine: (rng, level) => decimalAddWrongLine(rng, rng.int(1, mostOf[level]), rng.int(1, mostOf[level])),
});
