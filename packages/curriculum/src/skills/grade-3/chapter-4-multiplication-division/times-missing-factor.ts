import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  groupings,
  hint,
  integerAnswer,
  type Level,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  rowsAndColumns,
} from '../../../authoring/index.ts';
import { missingFactorMisconceptions, missingFactorSteps } from '../../../authoring/whole-numbers/products.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'figure'],
  4: ['story', 'find-mistake', 'bare'],
};
const knownOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 9], 3: [4, 9], 4: [6, 9] };
const hiddenOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 9], 2: [2, 9], 3: [3, 9], 4: [6, 9] };

export const timesMissingFactor = defineSkill({
  id: 'g3-times-missing-factor',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 10,
  commonMistakes: ['subtracted-known'],
  make: (rng, level) => {
    const known = rng.int(...knownOf[level]);
    const answer = rng.int(...hiddenOf[level]);
    const product = known * answer;
    // Four less two is two: who takes away would be right.
    if (product === 4) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { scene, holder, each, thing } = rng.pick(groupings);
    const asksGroups = rng.chance(1, 2);
    const equation = rng.chance(1, 2) ? row(known, '×', blank(), '=', product) : row(blank(), '×', known, '=', product);
    const wrong = rng.pick([answer + 1, answer - 1, product - known]);
    if (form === 'find-mistake' && (wrong === answer || wrong < 2)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`قسمتی از این مستطیل پوشیده شده است و فقط ردیف اول آن را می‌بینی. همهٔ مستطیل ${product} خانه دارد.`,
            p`مستطیل چند ردیف دارد؟`,
          ];
        case 'story':
          return asksGroups
            ? [
                p`${scene} چند ${holder} هست و ${each} ${known} ${thing}. روی هم ${product} ${thing} شمرده‌ایم.`,
                p`چند ${holder} هست؟`,
              ]
            : [
                p`${scene} ${known} ${holder} هست که همه به یک اندازه ${thing} دارند. روی هم ${product} ${thing} شمرده‌ایم.`,
                p`${each} چند ${thing} هست؟`,
              ];
        case 'find-mistake':
          return [
            p`${name} در جای خالی عدد ${wrong} را گذاشته، ولی حاصل درست نمی‌شود.`,
            display(equation),
            p`عدد درستِ جای خالی چیست؟`,
          ];
        default:
          return [p`عدد گم‌شدهٔ این ضرب را پیدا کن.`, display(equation)];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'area' as const,
              description: `یک ردیف با ${persianNumber(known)} خانه`,
              rows: 1,
              columns: known,
              shadedRows: 1,
              shadedColumns: 0,
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: missingFactorMisconceptions(known, product).flatMap((one) => {
        // What the wrong number really comes to is as much as a difference.
        if (one.id === 'subtracted-known' && form === 'find-mistake' && wrong * known === product - known) return [];
        return one.id !== 'one-too-few' || form !== 'figure'
          ? [one]
          : // One row is what is seen of the figure; fewer by one are the rows that are covered.
            answer === 2
            ? []
            : [{ ...one, id: 'seen-row-left-out', title: 'یکی کم حساب کرده، یا ردیفی را که می‌بیند نشمرده' }];
      }),
      hints: [
        hint(p`دنبال عددی هستیم که اگر در ${known} ضرب شود، حاصل ${product} شود.`),
        hint(p`جدول ضرب ${known} را از اول بخوان و ببین کی به ${product} می‌رسی.`),
        hint(p`می‌توانی از تقسیم هم کمک بگیری.`, display(row(product, '÷', known, '=', blank()))),
      ],
      solution: missingFactorSteps(known, product, form === 'figure'),
    };
  },
});
