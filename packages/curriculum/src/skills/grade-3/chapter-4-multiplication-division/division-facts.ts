import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  rowsAndColumns,
  step,
} from '../../../authoring/index.ts';
import { missingFactorMisconceptions, missingFactorSteps } from '../../../authoring/whole-numbers/products.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'reverse'],
  2: ['bare', 'bare', 'reverse', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'figure'],
  4: ['bare', 'find-mistake', 'compare'],
};
const divisorOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 9], 3: [3, 9], 4: [6, 9] };
const quotientOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [1, 9], 2: [2, 9], 3: [3, 9], 4: [5, 9] };

export const divisionFacts = defineSkill({
  id: 'g3-division-facts',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 10,
  commonMistakes: ['subtracted-known', 'smaller-quotient'],
  make: (rng, level) => {
    const divisor = rng.int(...divisorOf[level]);
    const quotient = rng.int(...quotientOf[level]);
    const amount = divisor * quotient;
    // Four less two is two: who takes away would be right.
    if (divisor === 2 && quotient === 2) return null;
    // Of four divided by four, two is twice two as well as one too many.
    if (divisor === 4 && quotient === 1) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const wrong = rng.pick([quotient + 1, quotient - 1, amount - divisor]);
    if (form === 'find-mistake' && (wrong === quotient || wrong < 1)) return null;
    // The other one has the larger dividend wherever it can, so that it looks larger.
    const otherDivisor = rng.int(6, 9);
    const otherAmount = otherDivisor * rng.int(1, Math.max(1, quotient - 1));
    const [first, second] = rng.shuffle([row(amount, '÷', divisor), row(otherAmount, '÷', otherDivisor)]) as [
      MathNode,
      MathNode,
    ];
    const open = display(row(amount, '÷', divisor, '=', blank()));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [
            p`${name} یادش هست که ${row(divisor, '×', quotient, '=', amount)} است. با کمک آن، حاصل تقسیم را پیدا کن.`,
            open,
          ];
        case 'story':
          return [
            p`${rng.pick([`در عدد ${persianNumber(amount)} چند تا ${persianNumber(divisor)}تایی هست؟`, `${name} عدد ${persianNumber(amount)} را بر ${persianNumber(divisor)} تقسیم می‌کند. به چه عددی می‌رسد؟`, `${name} از عدد ${persianNumber(amount)} شروع می‌کند و هر بار ${persianNumber(divisor)} تا برمی‌گردد. بعد از چند بار به صفر می‌رسد؟`])}`,
          ];
        case 'find-mistake':
          return [
            p`${name} این تقسیم را نوشته، ولی حاصل آن درست نیست.`,
            display(row(amount, '÷', divisor, '=', wrong)),
            p`حاصل درست چند است؟`,
          ];
        case 'figure':
          return [p`این مستطیل ${divisor} ردیف مساوی دارد. حاصل تقسیم را با کمک آن پیدا کن.`, open];
        case 'compare':
          return [p`حاصل کدام تقسیم بزرگ‌تر است؟ حاصل همان را بنویس.`, display(first), display(second)];
        default:
          return [p`حاصل تقسیم را بنویس.`, open];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'area' as const,
              description: `مستطیلی خانه‌خانه با ${persianNumber(divisor)} ردیف و ${persianNumber(quotient)} ستون`,
              rows: divisor,
              columns: quotient,
              shadedRows: divisor,
              shadedColumns: 0,
            },
          }
        : {}),
      ...integerAnswer(quotient),
      misconceptions: [
        ...(form === 'compare'
          ? [
              misconception(
                'smaller-quotient',
                'حاصل تقسیم دیگر را نوشته',
                integerKey(otherAmount / otherDivisor),
                line`هر دو تقسیم را حساب کن و دو حاصل را با هم مقایسه کن.`,
              ),
            ]
          : []),
        ...missingFactorMisconceptions(divisor, amount),
      ],
      hints: [
        hint(
          form === 'compare'
            ? p`باید هر دو تقسیم را حساب کنیم. عدد بزرگ‌تر در تقسیم، همیشه حاصل بزرگ‌تر نمی‌دهد.`
            : p`می‌خواهیم بدانیم در ${amount} چند دستهٔ ${divisor}تایی هست.`,
        ),
        form === 'compare'
          ? hint(p`تقسیم وارون ضرب است. حاصل هر کدام را با جدول ضرب پیدا کن و بعد دو حاصل را مقایسه کن.`)
          : hint(
              p`تقسیم وارون ضرب است. در جدول ضرب ${divisor} دنبال ${amount} بگرد.`,
              display(row(divisor, '×', blank(), '=', amount)),
            ),
      ],
      solution: [
        ...missingFactorSteps(divisor, amount),
        ...(form === 'compare'
          ? [
              step(
                p`تقسیم دیگر را هم حساب می‌کنیم.`,
                display(row(otherAmount, '÷', otherDivisor, '=', otherAmount / otherDivisor)),
              ),
            ]
          : []),
        step(
          form === 'compare' ? p`پس حاصل این تقسیم بزرگ‌تر است.` : p`پس حاصل تقسیم هم همین عدد است.`,
          display(row(amount, '÷', divisor, '=', quotient)),
        ),
      ],
    };
  },
});
