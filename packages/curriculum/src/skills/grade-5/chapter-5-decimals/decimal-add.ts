import {
  child,
  type Decimal,
  decimalAnswer,
  decimalWith,
  defineSkill,
  display,
  type Level,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import {
  alignedAtTheRight,
  columnOf,
  resultOf,
  type Sum,
  sumHints,
  sumMisconceptions,
  sumSolution,
} from './question-parts/decimal-addition-subtraction.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'figure'],
  3: ['bare', 'figure', 'find-mistake'],
  4: ['bare', 'find-mistake', 'compare'],
};

function draw(rng: Rng, level: Level): readonly Decimal[] {
  switch (level) {
    case 1: {
      const places = rng.int(1, 2);
      return [decimalWith(rng, places, [1, 20]), decimalWith(rng, places, [1, 20])];
    }
    case 2:
      return rng.shuffle([decimalWith(rng, 1, [1, 90]), decimalWith(rng, 2, [1, 90])]);
    case 3:
      return rng.shuffle([decimalWith(rng, rng.int(0, 1), [2, 300]), decimalWith(rng, rng.int(2, 3), [0, 90])]);
    case 4:
      return rng.shuffle([
        decimalWith(rng, 1, [1, 90]),
        decimalWith(rng, rng.int(2, 3), [0, 90]),
        decimalWith(rng, rng.int(0, 2), [1, 300]),
      ]);
  }
}

export const decimalAdd = defineSkill({
  id: 'g5-decimal-add',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 13,
  make: (rng, level) => {
    const sum: Sum = { sign: '+', terms: draw(rng, level) };
    const form = rng.pick(formsOf[level]);
    const result = resultOf(sum);
    const wrong = alignedAtTheRight(sum);
    if (form === 'find-mistake' && wrong.equals(result)) return null;
    const written = sum.terms.flatMap((term, index) => (index === 0 ? [num(term)] : ['+' as const, num(term)]));
    const stem = () => {
      switch (form) {
        case 'figure':
          return [p`حاصل این جمع چند است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} این‌طور جمع کرده است:`,
            display(row(...written, '=', wrong)),
            p`ولی رقم‌ها را درست زیر هم ننوشته است. حاصل درست چند است؟`,
          ];
        case 'compare':
          return [
            p`${child(rng)} این عددها را روی تخته نوشته است:`,
            display(
              row(...sum.terms.flatMap((term, index) => (index === 0 ? [num(term)] : [',' as const, num(term)]))),
            ),
            p`مجموع آن‌ها چند است؟`,
          ];
        default:
          return [p`حاصل جمع را به دست بیاور.`, display(row(...written, '='))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: columnOf(sum, null, false) } : {}),
      ...decimalAnswer(result),
      misconceptions: sumMisconceptions(sum, form === 'figure'),
      hints: sumHints(sum, form === 'figure'),
      solution: sumSolution(sum),
    };
  },
});
