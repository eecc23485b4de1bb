import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  type NumberLine,
  numberLineAnswer,
  p,
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
const hopsOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 3], 2: [2, 5], 3: [3, 8], 4: [4, 10] };

const wordProblems: readonly ((rng: Rng, start: number, size: number, count: number) => Block)[] = [
  (_, start, size, count) =>
    p`قورباغه‌ای روی عدد ${start} نشسته است. او ${count} بار رو به جلو می‌پرد و هر پرش ${size} تاست.`,
  (_, start, size, count) => p`خرگوشی از عدد ${start} شروع می‌کند و ${count} پرش ${size} تایی رو به جلو می‌رود.`,
  (rng, start, size, count) =>
    p`مهرهٔ ${child(rng)} روی خانهٔ ${start} است. او ${count} بار، هر بار ${size} خانه جلو می‌رود.`,
  (_, start, size, count) => p`ملخی از عدد ${start} راه می‌افتد و ${count} جهش ${size} تایی رو به جلو می‌کند.`,
  (rng, start, size, count) =>
    p`${child(rng)} روی عدد ${start} ایستاده است و ${count} گام ${size} تایی رو به جلو برمی‌دارد.`,
  (_, start, size, count) => p`گنجشکی از عدد ${start} شروع می‌کند و ${count} بار، هر بار ${size} تا جلو می‌پرد.`,
];

export const skipCountNumberline = defineSkill({
  id: 'g3-skip-count-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 2,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const size = rng.int(...hopsOf[level]);
    const count = rng.int(level === 4 ? 3 : 2, level === 1 ? 5 : 8);
    const from = rng.int(0, 6) * 10;
    const start = from + (level === 1 ? rng.int(0, 3) : rng.int(0, 9));
    const value = start + size * count;
    // A stretch of the line from 0 to 100 wide enough to see past the landing.
    const to = from + 40;
    if (value > to - 1 || to > 100) return null;
    const tick = value - from;
    const line10: NumberLine = {
      from,
      to,
      unit: 10,
      divisions: 10,
      hops: { start: start - from, size, count: level === 1 ? count : 1 },
    };
    const name = child(rng);
    const writtenMisconception = value - size;
    const ask = p`جای رسیدن را روی محور نشان بده.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(rng, start, size, count), ask];
        case 'find-mistake':
          return [
            p`${name} از ${start} شروع کرد و ${count} پرش ${size} تایی رو به جلو رفت. او می‌گوید به ${writtenMisconception} رسیده است، ولی یک پرش را جا انداخته است.`,
            ask,
          ];
        default:
          return [p`از ${start} شروع کن و ${count} پرش ${size} تایی رو به جلو برو.`, ask];
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
        misconception(
          'start-mark-counted',
          'خط شروع را هم شمرده',
          tickKey(tick - 1),
          line`نقطهٔ شروع، اولین شماره نیست. فاصله‌ها را بشمار، نه خط‌ها را.`,
        ),
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
        step(p`${count} پرش ${size} تایی، روی هم این‌قدر جلو می‌رود.`, display(row(count, '×', size, '=', count * size))),
        step(p`از ${start} شروع کرده‌ایم؛ پس به ${value} می‌رسیم.`, display(row(start, '+', count * size, '=', value))),
      ],
    };
  },
});
