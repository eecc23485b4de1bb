import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalWith,
  defineSkill,
  display,
  type Level,
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
import { takenAway } from './question-parts/decimal-addition-subtraction-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

/** Level 1: equal lengths; 2: unequal; 3: whole numbers less decimals too; 4: thousandths, with zeros to borrow across. */
function draw(rng: Rng, level: Level): readonly [Decimal, Decimal] {
  switch (level) {
    case 1: {
      const places = rng.int(1, 2);
      return [decimalWith(rng, places, [3, 30]), decimalWith(rng, places, [1, 20])];
    }
    case 2:
      return rng.chance(1, 2)
        ? [decimalWith(rng, 1, [3, 80]), decimalWith(rng, 2, [1, 60])]
        : [decimalWith(rng, 2, [3, 80]), decimalWith(rng, 1, [1, 60])];
    case 3:
      return [decimalWith(rng, rng.int(0, 1), [4, 90]), decimalWith(rng, 2, [0, 60])];
    case 4:
      return [
        Decimal.of(rng.int(1, 9) * 10).plus(rng.chance(1, 2) ? Decimal.of(0) : decimalWith(rng, 1, [0, 0])),
        decimalWith(rng, 3, [0, 40]),
      ];
  }
}

function otherShown(sum: Sum): Decimal | null {
  const other = sumMisconceptions(sum, false).find(
    ({ id }) => id === 'part-brought-down' || id === 'borrowed-not-lowered',
  );
  return other?.answer.kind === 'decimal' ? Decimal.parse(other.answer.values[0] ?? '') : null;
}

export const decimalSub = defineSkill({
  id: 'g5-decimal-sub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 16,
  make: (rng, level) => {
    const [a, b] = draw(rng, level);
    if (a.minus(b).compare(Decimal.of(1, 1)) < 0) return null;
    const sum: Sum = { sign: '−', terms: [a, b] };
    const form = rng.pick(formsOf[level]);
    const result = resultOf(sum);
    // Where the upper number would be the smaller one, another mistake is shown.
    const isAligned = a.units > b.units;
    const wrong = isAligned ? alignedAtTheRight(sum) : otherShown(sum);
    if (form === 'find-mistake' && (wrong === null || wrong.equals(result))) return null;
    const fitting = takenAway.filter(({ most }) => a.compare(Decimal.of(most)) < 0);
    const wordProblem = form === 'story' && fitting.length > 0 ? rng.pick(fitting) : null;
    if (form === 'story' && wordProblem === null) return null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) return wordProblem.write(rng, a, b);
      switch (form) {
        case 'figure':
          return [p`حاصل این تفریق چند است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} این‌طور کم کرده است:`,
            display(row(a, '−', b, '=', wrong ?? result)),
            isAligned
              ? p`ولی رقم‌ها را درست زیر هم ننوشته است. حاصل درست چند است؟`
              : p`ولی اشتباهی در آن هست. حاصل درست چند است؟`,
          ];
        default:
          return [p`حاصل تفریق را به دست بیاور.`, display(row(a, '−', b, '='))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: columnOf(sum, null, false) } : {}),
      ...decimalAnswer(result, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: sumMisconceptions(sum, form === 'figure'),
      hints: sumHints(sum, form === 'figure'),
      solution: sumSolution(sum),
    };
  },
});
