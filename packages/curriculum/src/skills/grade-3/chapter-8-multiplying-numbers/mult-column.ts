import { defineSkill, type Level, writtenInColumns } from '../../../authoring/index.ts';
import { carriesOfProduct } from '../../../authoring/whole-numbers/short-multiplication.ts';
import { type ProductForm, productQuestion } from './question-parts/one-digit-multiplication-questions.ts';

const formsOf: Readonly<Record<Level, readonly ProductForm[]>> = {
  1: ['figure', 'figure', 'bare'],
  2: ['figure', 'find-mistake', 'story'],
  3: ['figure', 'find-mistake', 'story'],
  4: ['figure', 'find-mistake', 'story'],
};

export const multColumn = defineSkill({
  id: 'g3-mult-column',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 9,
  make: (rng, level) => {
    const isLong = level === 4 || (level === 3 && rng.chance(2, 3)) || (level === 2 && rng.chance(1, 3));
    const value = isLong ? rng.int(112, 989) : rng.int(12, 98);
    const digit = rng.int(level === 4 ? 4 : 2, 9);
    const carried = carriesOfProduct(value, digit)
      .slice(1, -1)
      .filter((carry) => carry > 0).length;
    if (carried < (level === 4 ? 2 : 1) || value % 10 === 0 || (level === 1 && (value > 60 || digit > 5))) return null;
    return productQuestion(rng, { value, digit, form: rng.pick(formsOf[level]), way: 'columns' });
  },
});
