import {
  type Block,
  barHeights,
  barModels,
  child,
  defineSkill,
  display,
  heightsAnswer,
  hint,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { sum } from './question-parts/average-word-problems.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story'],
  3: ['story', 'bare'],
  4: ['story', 'bare'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 5], 4: [5, 6] };
const mostOf: Readonly<Record<Level, number>> = { 1: 8, 2: 10, 3: 12, 4: 12 };

const wordProblems: readonly ((name: string, count: number) => readonly Block[])[] = [
  (name, count) => [p`${name} و دوستانش ${count} برج مکعبی ساخته‌اند و می‌خواهند همه هم‌قد باشند.`],
  (_, count) => [p`هر مکعب یک کتاب است و ${count} نفر کتاب‌هایشان را روی هم گذاشته‌اند تا مساوی تقسیم کنند.`],
  (_, count) => [p`هر مکعب یک بسته است و ${count} قفسه داریم. می‌خواهیم در همهٔ قفسه‌ها به یک اندازه بسته باشد.`],
  (name, count) => [
    p`هر مکعب یک امتیاز ${name} در ${count} دور بازی است. می‌خواهیم ببینیم اگر در همهٔ دورها به یک اندازه امتیاز می‌گرفت، چند می‌شد.`,
  ],
  (_, count) => [p`هر مکعب یک گلدان است و ${count} پنجره داریم. می‌خواهیم پشت همهٔ پنجره‌ها به یک اندازه گلدان باشد.`],
  (_, count) => [p`هر مکعب یک دانش‌آموز است و ${count} گروه داریم. می‌خواهیم گروه‌ها برابر شوند.`],
];

export const meanLevel = defineSkill({
  id: 'g5-mean-level',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [barModels],
  revision: 6,
  make: (rng, level) => {
    const count = rng.int(...countOf[level]);
    const heights = Array.from({ length: count }, () => rng.int(1, mostOf[level]));
    const total = sum(heights);
    const mean = total / count;
    const [high, low] = [Math.max(...heights), Math.min(...heights)];
    if (!Number.isSafeInteger(mean) || high - low < 2 || mean < 2) return null;
    const form = rng.pick(formsOf[level]);
    const isStory = form === 'story';
    const names = heights.map((_, index) => `ستون ${persianNumber(index + 1)}`);
    // One block from the highest to the lowest; the two of them evened out, or nearly.
    const highAt = heights.indexOf(high);
    const lowAt = heights.indexOf(low);
    const moved = (blocks: number) =>
      heights.map((height, index) => (index === highAt ? height - blocks : index === lowAt ? height + blocks : height));
    const nearer = Math.floor((high - low) / 2);
    const lastTakesRest = heights.map((_, index) =>
      index === count - 1 ? total - (mean - 1) * (count - 1) : mean - 1,
    );
    const ask = p`مکعب‌ها را جابه‌جا کن تا همهٔ ستون‌ها برابر شوند.`;
    const goal = heights.map(() => mean);
    return {
      form,
      stem: isStory ? [...rng.pick(wordProblems)(child(rng), count), ask] : [ask],
      ...heightsAnswer(
        {
          style: 'blocks',
          columns: heights.map((start, index) => ({ label: names[index] ?? '', start })),
          from: 0,
          to: Math.max(high, lastTakesRest.at(-1) ?? high),
          step: 1,
        },
        goal,
      ),
      misconceptions: [
        misconception(
          'one-block-moved',
          'فقط یک مکعب جابه‌جا کرده',
          barHeights(...moved(1)),
          line`ستون‌ها هنوز برابر نیستند. باز هم از ستون‌های بلند به ستون‌های کوتاه ببر.`,
        ),
        // As high as another tower, they may have been meant to be like that one.
        ...(heights.includes(high - nearer) || heights.includes(low + nearer)
          ? []
          : [
              misconception(
                'two-towers-evened',
                'فقط بلندترین و کوتاه‌ترین ستون را به هم نزدیک کرده',
                barHeights(...moved(nearer)),
                line`دو ستون را نزدیک کرده‌ای؛ همهٔ ستون‌ها باید هم‌قد شوند.`,
              ),
            ]),
        // From a last tower so high, who is on the way comes there too.
        ...((heights.at(-1) ?? 0) < (lastTakesRest.at(-1) ?? 0)
          ? [
              misconception(
                'rest-on-the-last',
                'ستون‌های دیگر را برابر کرده و ستون آخر بلندتر مانده',
                barHeights(...lastTakesRest),
                line`ستون آخر بلندتر مانده است. مکعب‌های اضافه را میان همه تقسیم کن.`,
              ),
            ]
          : []),
      ],
      hints: [
        hint(p`تعداد همهٔ مکعب‌ها عوض نمی‌شود؛ فقط جایشان عوض می‌شود.`),
        hint(p`از بلندترین ستون بردار و روی کوتاه‌ترین ستون بگذار. این کار را ادامه بده.`),
        hint(p`می‌توانی از پیش حساب کنی: همهٔ مکعب‌ها را بشمار و بر تعداد ستون‌ها تقسیم کن.`),
      ],
      solution: [
        step(
          p`همهٔ مکعب‌ها را می‌شماریم.`,
          display(
            row(...heights.flatMap((height, index) => (index === 0 ? [height] : ['+' as const, height])), '=', total),
          ),
        ),
        step(
          p`${total} مکعب را میان ${count} ستون مساوی تقسیم می‌کنیم؛ این همان میانگین است.`,
          display(row(total, '÷', count, '=', mean)),
        ),
        step(p`پس بلندی ستون‌ها این می‌شود: ${names.map((name) => `${name}: ${persianNumber(mean)}`).join('، ')}.`),
      ],
    };
  },
});
