import { defineSkill, type Level, piecesWritten, productRectangle } from '../../../authoring/index.ts';
import { productWrongLine } from '../../../authoring/whole-numbers/product-wrong-line.ts';
import { carriesOfProduct } from '../../../authoring/whole-numbers/short-multiplication.ts';
import { type ProductForm, productQuestion } from './question-parts/one-digit-multiplication-questions.ts';

const formsOf: Readonly<Record<Level, readonly ProductForm[]>> = {
  1: ['figure', 'bare', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'compare'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['bare', 'story', 'find-mistake'],
};

export const multTwoDigits = defineSkill({
  id: 'g3-mult-2digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [piecesWritten, productRectangle],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const digit = rng.int(level === 4 ? 6 : form === 'compare' ? 3 : 2, level === 1 ? 5 : 9);
    const value = rng.int(level === 1 ? 11 : level === 4 ? 36 : 12, level === 1 ? 49 : 99);
    const [ones, tens] = [value % 10, Math.floor(value / 10)];
    const carries = (carriesOfProduct(value, digit)[1] ?? 0) > 0;
    // Below the book nothing is carried; a round number is another skill.
    if (ones === 0 || (level === 1 && (carries || tens * digit > 9)) || (level >= 3 && !carries)) return null;
    return productQuestion(rng, { value, digit, form, way: 'parts' });
  },
  makeWrongLine: (rng, level) => productWrongLine(rng, rng.int(3, 9), rng.int(level === 4 ? 36 : 23, 99)),
});
