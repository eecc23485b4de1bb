import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  wholeCentimetres,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** Numerals a ruler can show and still be read on a phone. */
const shown = 12;

export const segmentMeasure = defineSkill({
  id: 'g3-segment-measure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [wholeCentimetres],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    // Half centimetres are asked for in millimetres, so that the answer is whole.
    const inMillimetres = level === 2 ? rng.chance(1, 2) : level === 4;
    // A length of 1 would be 0 by the slip of one less, which nobody sees in a line that is drawn.
    const length = rng.int(2, level === 1 ? 11 : 10) * 10 + (inMillimetres ? 5 : 0);
    // Five small lines after five centimetres: who writes 5 has counted the one or the other.
    if (length === 55) return null;
    const start = level < 3 ? 0 : rng.int(1, 5) * 10;
    const end = start + length;
    if (end > shown * 10) return null;
    const kind = rng.pick(['segment', 'pencil'] as const);
    const what = kind === 'pencil' ? 'مداد' : 'پاره‌خط';
    const [unit, scale] = inMillimetres ? (['میلی‌متر', 1] as const) : (['سانتی‌متر', 10] as const);
    const [value, from, to] = [length / scale, start / scale, end / scale];
    const place = (millimetres: number) =>
      millimetres % 10 === 0
        ? `عدد ${persianNumber(millimetres / 10)}`
        : `وسط عددهای ${persianNumber((millimetres - 5) / 10)} و ${persianNumber((millimetres + 5) / 10)}`;
    const figure: Figure = {
      t: 'ruler',
      description: `خط‌کشی با سانتی‌متر و میلی‌متر؛ ${what} از روبه‌روی ${place(start)} شروع شده و روبه‌روی ${place(end)} تمام شده است`,
      from: 0,
      to: shown,
      object: { kind, from: start, to: end },
    };
    const name = child(rng);
    const ask = p`طول ${what} چند ${unit} است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${name} یک ${what} را با خط‌کش اندازه می‌گیرد.`, ask];
        case 'find-mistake':
          return [
            p`${name} طول ${what} را ${to} ${unit} خواند، ولی اشتباه کرده است.`,
            p`طول درست ${what} چند ${unit} است؟`,
          ];
        default:
          return [ask];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(
        [
          'end-read-only',
          'فقط عدد سرِ آخر را خوانده',
          start > 0 ? to : null,
          line`شروع آن روی صفر نیست. ببین از کدام عدد شروع شده است.`,
        ],
        [
          'in-centimetres',
          'سانتی‌مترهای کامل را نوشته، نه میلی‌مترها را',
          inMillimetres ? (length - 5) / 10 : null,
          line`سؤال میلی‌متر می‌خواهد. هر سانتی‌متر چند میلی‌متر است؟`,
        ],
        [
          'half-left-out',
          'نیم سانتی‌متر آخر را حساب نکرده',
          inMillimetres ? length - 5 : null,
          line`سرِ آن کمی از عدد سانتی‌متر جلوتر رفته است. خط‌های کوچک را هم بشمار.`,
        ],
        [
          'one-centimetre-over',
          'یک سانتی‌متر بیشتر خوانده یا شمرده',
          inMillimetres ? length + 10 : value + 1,
          start === 0
            ? inMillimetres
              ? line`سرِ آخر از کدام عدد گذشته و به کدام عدد نرسیده است؟ یک بار دیگر بخوان.`
              : line`سرِ آخر درست روبه‌روی یک عدد است؛ آن را بخوان. اگر می‌شماری، فاصله‌ها را بشمار، نه خط‌ها را.`
            : line`از هر عدد تا عدد بعدی یک سانتی‌متر است. فاصله‌ها را بشمار، نه خط‌ها را.`,
        ],
        [
          'started-from-one',
          'یک سانتی‌متر کمتر خوانده یا شمرده',
          inMillimetres ? length - 10 : value - 1,
          start === 0
            ? inMillimetres
              ? line`ببین سرِ آخر از کدام عدد گذشته است و از صفر تا آنجا چند سانتی‌متر کامل هست.`
              : line`سرِ آخر درست روبه‌روی یک عدد است؛ آن را بخوان. شمردن را از صفر شروع کن.`
            : line`سانتی‌مترها را از سرِ آن، یکی‌یکی دوباره بشمار.`,
        ],
      ),
      hints: [
        hint(p`می‌خواهیم بدانیم از سر اول تا سر آخرِ ${what} چقدر راه است.`),
        hint(
          start === 0
            ? p`سر اول روی صفر است. پس ببین سر آخر روبه‌روی کجای خط‌کش است.`
            : p`سر اول روی صفر نیست. عددهای سر اول و سر آخر را بخوان.`,
        ),
        ...(inMillimetres
          ? [hint(p`هر سانتی‌متر ۱۰ میلی‌متر است و نیم سانتی‌متر ۵ میلی‌متر.`)]
          : start > 0
            ? [hint(p`فاصلهٔ این دو عدد را پیدا کن.`)]
            : []),
      ],
      solution: [
        start === 0
          ? step(p`سر اول روی صفر و سر آخر روبه‌روی ${place(end)} است.`)
          : step(p`سر اول روبه‌روی ${place(start)} و سر آخر روبه‌روی ${place(end)} است.`),
        start === 0
          ? inMillimetres
            ? step(
                p`هر سانتی‌متر ۱۰ میلی‌متر و نیم سانتی‌متر ۵ میلی‌متر است.`,
                display(row((length - 5) / 10, '×', 10, '+', 5, '=', length)),
              )
            : step(p`پس طول ${what} ${value} ${unit} است.`)
          : step(
              inMillimetres
                ? p`این دو جا را به میلی‌متر می‌نویسیم و از هم کم می‌کنیم.`
                : p`فاصلهٔ این دو عدد، طول ${what} است.`,
              display(row(to, '−', from, '=', value)),
            ),
      ],
    };
  },
});
