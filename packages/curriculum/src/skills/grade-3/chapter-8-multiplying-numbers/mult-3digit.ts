import { defineSkill, type Level, piecesWritten, productRectangle } from '../../../authoring/index.ts';
import { productWrongLine } from '../../../authoring/whole-numbers/product-wrong-line.ts';
import { carriesOfProduct } from '../../../authoring/whole-numbers/short-multiplication.ts';
import { type ProductForm, productQuestion } from './question-parts/one-digit-multiplication-questions.ts';

const formsOf: Readonly<Record<Level, readonly ProductForm[]>> = {
  1: ['figure', 'bare'],
  2: ['bare', 'figure', 'story', 'compare'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['bare', 'story', 'find-mistake'],
};

export const multThreeDigits = defineSkill({
  id: 'g3-mult-3digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [piecesWritten, productRectangle],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const digit = rng.int(level === 4 ? 6 : form === 'compare' ? 3 : 2, level === 1 ? 4 : 9);
    // At the stretch a zero is in the middle.
    const value =
      level === 4 ? rng.int(1, 9) * 100 + rng.int(2, 9) : rng.int(level === 1 ? 101 : 112, level === 1 ? 444 : 999);
    const carried = carriesOfProduct(value, digit)
      .slice(1, 3)
      .filter((carry) => carry > 0).length;
    if (value % 10 === 0 || value * digit > 8991) return null;
    if (level === 1 ? carried > 0 : level === 2 ? carried > 1 : carried === 0) return null;
    return productQuestion(rng, { value, digit, form, way: 'parts' });
  },
  makeWrongLine: (rng) => productWrongLine(rng, rng.int(3, 9), rng.int(112, 999)),
});
