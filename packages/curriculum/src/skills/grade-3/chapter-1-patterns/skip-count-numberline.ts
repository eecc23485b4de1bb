import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  hopsOnAnswerLine,
  type Level,
  line,
  misconception,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
  tickKey,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const hopsOf: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = { 1: [2, 3], 2: [2, 5], 3: [3, 8] };

const ask = 'جای رسیدن را روی محور نشان بده.';

const wordProblems: readonly ((rng: Rng, start: number, size: number, count: number) => Block)[] = [
  (_, start, size, count) =>
    p`قورباغه‌ای روی عدد ${start} نشسته است. او ${count} بار رو به جلو می‌پرد و هر پرش ${size} تاست.`,
  (_, start, size, count) => p`خرگوشی از عدد ${start} شروع می‌کند و ${count} پرش ${size}تایی رو به جلو می‌رود.`,
  (rng, start, size, count) =>
    p`مهرهٔ ${child(rng)} روی خانهٔ ${start} است. او ${count} بار، هر بار ${size} خانه جلو می‌رود.`,
  (_, start, size, count) => p`ملخی از عدد ${start} راه می‌افتد و ${count} جهش ${size}تایی رو به جلو می‌کند.`,
  (rng, start, size, count) =>
    p`${child(rng)} روی عدد ${start} ایستاده است و ${count} گام ${size}تایی رو به جلو برمی‌دارد.`,
  (_, start, size, count) => p`گنجشکی از عدد ${start} شروع می‌کند و ${count} بار، هر بار ${size} تا جلو می‌پرد.`,
];

/** Hops of one size, and then hops of another size, on or back. */
interface TwoRuns {
  readonly start: number;
  readonly runs: readonly [count: number, size: number, count: number, size: number];
  readonly isBack: boolean;
}

function twoRuns(rng: Rng, form: QuestionVariant, { start, runs, isBack }: TwoRuns, wrong: number): Block {
  const [count, size, then, other] = runs;
  const way = isBack ? 'رو به عقب' : 'رو به جلو';
  const name = child(rng);
  switch (form) {
    case 'story':
      return rng.pick([
        () =>
          p`قورباغه‌ای روی عدد ${start} نشسته است. او ${count} پرش ${size}تایی رو به جلو می‌رود و بعد ${then} پرش ${other}تایی ${way}.`,
        () =>
          p`مهرهٔ ${name} روی خانهٔ ${start} است. او ${count} بار، هر بار ${size} خانه جلو می‌رود و بعد ${then} بار، هر بار ${other} خانه ${isBack ? 'عقب' : 'جلو'} می‌رود.`,
        () =>
          p`${name} روی عدد ${start} ایستاده است. او ${count} گام ${size}تایی رو به جلو و بعد ${then} گام ${other}تایی ${way} برمی‌دارد.`,
        () =>
          p`خرگوشی از عدد ${start} شروع می‌کند. او ${count} پرش ${size}تایی رو به جلو و بعد ${then} پرش ${other}تایی ${way} می‌رود.`,
      ])();
    case 'find-mistake':
      return p`${name} از ${start} شروع کرد. او ${count} پرش ${size}تایی رو به جلو و بعد ${then} پرش ${other}تایی ${way} رفت. او می‌گوید به ${wrong} رسیده است، ولی در شمردن یک پرش را جا انداخته است.`;
    default:
      return p`از ${start} شروع کن. ${count} پرش ${size}تایی رو به جلو برو و بعد ${then} پرش ${other}تایی ${way}.`;
  }
}

/** The stretch: two runs of hops, none of them drawn. */
function twoRunsDraft(rng: Rng, form: QuestionVariant): QuestionDraft | null {
  const [size, other] = rng.sample([3, 4, 5, 6, 7, 8, 9], 2);
  if (size === undefined || other === undefined) return null;
  const [count, then] = [rng.int(2, 5), rng.int(2, 4)];
  const from = rng.int(0, 6) * 10;
  const start = from + rng.int(1, 9);
  const isBack = rng.chance(1, 2);
  const middle = start + count * size;
  const sign = isBack ? -1 : 1;
  const value = middle + sign * then * other;
  const to = from + 40;
  if (Math.max(middle, value) > to - 1 || value <= from) return null;
  // Who marks the start has hardly hopped at all: it is neither the answer nor what a slip leads to.
  const slips = [value, value - 1, value - other, value + other, middle - sign * then * other, from + value - start];
  // Nor is the place where each hop has become one step.
  if (slips.includes(start) || slips.includes(start + count + sign * then)) return null;
  const tick = value - from;
  return {
    form,
    stem: [twoRuns(rng, form, { start, runs: [count, size, then, other], isBack }, value - sign * other), p`${ask}`],
    ...numberLineAnswer({ from, to, unit: 10, divisions: 10 }, tick),
    misconceptions: [
      misconception(
        'one-hop-short',
        'یک پرش کمتر رفته',
        tickKey(tick - sign * other),
        line`پرش‌ها را یکی‌یکی بشمار؛ همه را رفته‌ای؟`,
      ),
      misconception(
        'one-hop-more',
        'یک پرش بیشتر رفته',
        tickKey(tick + sign * other),
        line`پرش‌ها را یکی‌یکی بشمار؛ زیادی نرفته‌ای؟`,
      ),
      misconception(
        'second-run-left-out',
        'فقط پرش‌های اول را رفته',
        tickKey(middle - from),
        line`این جای تمام شدن پرش‌های اول است. بعد از آن چه پرش‌هایی مانده است؟`,
      ),
      misconception(
        'other-way',
        'پرش‌های بعدی را به طرف دیگر رفته',
        tickKey(middle - sign * then * other - from),
        line`ببین پرش‌های بعدی رو به جلوست یا رو به عقب.`,
      ),
      ...(value - start < 0
        ? []
        : [
            misconception(
              'started-from-end',
              'از اول محور شروع کرده',
              tickKey(value - start),
              line`پرش‌ها از اول محور شروع نمی‌شوند. نقطهٔ شروع کجاست؟`,
            ),
          ]),
      misconception(
        'one-mark-short',
        'یک خط کمتر رفته، شاید چون خط شروع را هم شمرده',
        tickKey(tick - 1),
        line`نقطهٔ شروع را نمی‌شماریم. فاصله‌ها را بشمار، نه خط‌ها را.`,
      ),
    ],
    hints: [
      hint(p`نقطهٔ شروع را روی محور پیدا کن.`),
      hint(p`اول پرش‌های ${size}تایی را برو و ببین به کجا می‌رسی.`),
      hint(p`حالا از همان‌جا پرش‌های ${other}تایی را ${isBack ? 'رو به عقب' : 'رو به جلو'} برو.`),
    ],
    solution: [
      step(p`${count} پرش ${size}تایی، روی هم این‌قدر جلو می‌رود.`, display(row(count, '×', size, '=', count * size))),
      step(
        p`از ${start} شروع کرده‌ایم؛ پس اول به ${middle} می‌رسیم.`,
        display(row(start, '+', count * size, '=', middle)),
      ),
      step(
        p`${then} پرش ${other}تایی هم این‌قدر ${isBack ? 'عقب' : 'جلو'} می‌رود؛ پس به ${value} می‌رسیم.`,
        display(row(then, '×', other, '=', then * other)),
        display(row(middle, isBack ? '−' : '+', then * other, '=', value)),
      ),
    ],
  };
}

export const skipCountNumberline = defineSkill({
  id: 'g3-skip-count-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [hopsOnAnswerLine, onAnswerLine],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (level === 4) return twoRunsDraft(rng, form);
    const size = rng.int(...hopsOf[level]);
    const count = rng.int(2, level === 1 ? 5 : 8);
    const from = rng.int(0, 6) * 10;
    const start = from + (level === 1 ? rng.int(0, 3) : rng.int(0, 9));
    const value = start + size * count;
    // A stretch of the line from 0 to 100 wide enough to see past the landing.
    const to = from + 40;
    if (value > to - 1 || to > 100) return null;
    const tick = value - from;
    // Each hop as one step leads to none of the other mistakes.
    if ([value - size, value - 1, from + size * count].includes(start + count)) return null;
    const line10: NumberLine = {
      from,
      to,
      unit: 10,
      divisions: 10,
      hops: { start: start - from, size, count: level === 1 ? count : 1 },
    };
    const name = child(rng);
    const writtenMisconception = value - size;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(rng, start, size, count), p`${ask}`];
        case 'find-mistake':
          return [
            p`${name} از ${start} شروع کرد و ${count} پرش ${size}تایی رو به جلو رفت. او می‌گوید به ${writtenMisconception} رسیده است، ولی در شمردن یک پرش را جا انداخته است.`,
            p`${ask}`,
          ];
        default:
          return [p`از ${start} شروع کن و ${count} پرش ${size}تایی رو به جلو برو.`, p`${ask}`];
      }
    };
    return {
      form,
      stem: stem(),
      ...numberLineAnswer(line10, tick),
      misconceptions: [
        misconception(
          'one-hop-short',
          'یک پرش کمتر رفته',
          tickKey(tick - size),
          line`پرش‌ها را یکی‌یکی بشمار؛ همه را رفته‌ای؟`,
        ),
        misconception(
          'one-hop-more',
          'یک پرش بیشتر رفته',
          tickKey(tick + size),
          line`پرش‌ها را یکی‌یکی بشمار؛ زیادی نرفته‌ای؟`,
        ),
        misconception(
          'started-from-end',
          'از اول محور شروع کرده',
          tickKey(size * count),
          line`پرش‌ها از اول محور شروع نمی‌شوند. نقطهٔ شروع کجاست؟`,
        ),
        // Beside hops of two, a mark less is the place that is said with one more.
        ...(form === 'find-mistake' && size === 2
          ? []
          : [
              misconception(
                'one-mark-short',
                'یک خط کمتر رفته، شاید چون خط شروع را هم شمرده',
                tickKey(tick - 1),
                line`نقطهٔ شروع را نمی‌شماریم. فاصله‌ها را بشمار، نه خط‌ها را.`,
              ),
            ]),
      ],
      hints: [
        hint(p`نقطهٔ شروع را روی محور پیدا کن.`),
        hint(
          level === 1
            ? p`پرش‌های کشیده‌شده را با انگشت دنبال کن.`
            : p`پرش اول کشیده شده است. پرش‌های بعدی هم به همان اندازه‌اند.`,
        ),
        hint(p`پرش‌ها را یکی‌یکی بشمار تا تعدادشان کامل شود.`),
      ],
      solution: [
        step(p`${count} پرش ${size}تایی، روی هم این‌قدر جلو می‌رود.`, display(row(count, '×', size, '=', count * size))),
        step(p`از ${start} شروع کرده‌ایم؛ پس به ${value} می‌رسیم.`, display(row(start, '+', count * size, '=', value))),
      ],
    };
  },
});
