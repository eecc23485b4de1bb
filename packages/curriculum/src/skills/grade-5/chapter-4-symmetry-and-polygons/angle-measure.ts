import { degreesWords } from '../../../authoring/geometry/angles.ts';
import {
  type Block,
  child,
  decimalOf,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  scaleMarked,
  sortAround,
  step,
  wholes,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['figure', 'compare', 'find-mistake'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) => p`${child(rng)} دهانهٔ باز یک قیچی را با نقاله اندازه گرفته است. دهانهٔ قیچی چند درجه باز شده است؟`,
  (rng) => p`${child(rng)} زاویهٔ سطح شیب‌دار کنار مدرسه را روی کاغذ کشیده است. این زاویه چند درجه است؟`,
  (rng) => p`${child(rng)} کتابش را باز کرده و از پهلو به آن نگاه می‌کند. جلدهای کتاب چه زاویه‌ای ساخته‌اند؟`,
  (rng) => p`${child(rng)} زاویهٔ باز شدن در اتاقش را کشیده است. در چند درجه باز شده است؟`,
  (rng) => p`${child(rng)} دو چوبِ بادبادکش را روی هم گذاشته است. زاویهٔ بین دو چوب چند درجه است؟`,
  (rng) => p`${child(rng)} لبهٔ یک برش کیک را روی کاغذ کشیده است. زاویهٔ این برش چند درجه است؟`,
  (rng) => p`${child(rng)} زاویهٔ بین دو شاخهٔ درخت را اندازه گرفته است. این زاویه چند درجه است؟`,
];

/** Where the two arms point, counted against the clock from the right. */
function armsFor(rng: Rng, level: Level): readonly [number, number] | null {
  const step = level === 1 ? 10 : level === 4 ? 1 : 5;
  const size = rng.int(1, Math.floor(175 / step)) * step;
  // Two labels beside each other on the scale want their place.
  if (size < (level === 4 ? 15 : 5) || (level !== 4 && size === 90)) return null;
  if (level === 1) return [0, size];
  if (level < 4) return rng.chance(1, 2) ? [0, size] : [180 - size, 180];
  // Neither arm at the end of the scale, one of them on a ten.
  const start = rng.int(1, 9) * 10;
  return start + size > 175 ? (size > 170 ? [0, size] : null) : [start, start + size];
}

export const angleMeasure = defineSkill({
  id: 'g5-angle-measure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['زاویهٔ تند', 'زاویهٔ راست', 'زاویهٔ باز'],
      bound: Rational.of(90),
      draw: wholes((level) => (level === 1 ? [20, 160] : [60, 120])),
      equal: () => [decimalOf(90, 0)],
      unit: ' درجه',
      stem: p`اندازهٔ چند زاویه نوشته شده است. هر کدام را در دستهٔ خودش بگذار.`,
      look: p`هر اندازه را با زاویهٔ راست مقایسه کن که ${90} درجه است.`,
      rule: p`زاویهٔ راست ${90} درجه است؛ زاویهٔ کوچک‌تر از آن تند و زاویهٔ بزرگ‌تر از آن باز است.`,
    }),
  ],
  pictures: [scaleMarked],
  revision: 14,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const arms = armsFor(rng, level);
    if (arms === null) return null;
    const [low, high] = arms;
    const size = high - low;
    const isTurned = low !== 0 && high !== 180;
    if (form === 'compare' && Math.abs(size - 90) < 5) return null;
    /** What somebody gives who takes the angle for so many degrees. */
    const given = (degrees: number) => (form === 'compare' ? Math.abs(90 - degrees) : degrees);
    const value = given(size);
    const figure: Figure = {
      t: 'protractor',
      description: `نقاله‌ای روی زاویهٔ الف ب پ؛ ضلع ب الف روی ${degreesWords(low)} مقیاس درونی و ضلع ب پ روی ${degreesWords(high)} مقیاس درونی است. مقیاس بیرونی از سمت چپ شروع می‌شود`,
      arms,
      letters: ['الف', 'ب', 'پ'],
    };
    const misread = isTurned ? high : 180 - size;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng)];
        case 'compare':
          return size < 90
            ? [p`این زاویه چند درجه از زاویهٔ راست کوچک‌تر است؟`]
            : [p`این زاویه چند درجه از زاویهٔ راست بزرگ‌تر است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «این زاویه ${misread} درجه است.» معلم گفت دوباره به نقاله نگاه کن. اندازهٔ درست زاویه چند درجه است؟`,
          ];
        default:
          return [p`زاویهٔ «الف ب پ» چند درجه است؟`];
      }
    };
    // Where another step follows, the ten may have been lost in the difference as well; and a right angle is taken by eye.
    const tenOff = (read: number) => (form === 'compare' || read === 90 ? null : given(read));
    const tens = isTurned
      ? line`عدد زیر هر دو ضلع را دوباره بخوان و تفاوت آن‌ها را یک بار دیگر حساب کن.`
      : line`ده‌تایی‌ها را از صفر یکی‌یکی دنبال کن و خط‌های کوچک را هم در همان جهت بشمار.`;
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        [
          isTurned ? 'scales-mixed' : 'other-scale-read',
          isTurned ? 'عدد یک ضلع را از مقیاس دیگر خوانده' : 'مقیاس دیگر نقاله را خوانده',
          given(isTurned ? Math.abs(180 - high - low) : 180 - size),
          isTurned
            ? line`نقاله دو ردیف عدد دارد. عدد زیر هر دو ضلع را از یک ردیف بخوان.`
            : line`از ضلعی شروع کن که روی صفر است و همان ردیف عددها را تا ضلع دیگر دنبال کن.`,
        ],
        [
          isTurned ? 'end-mark-only' : 'angle-itself',
          isTurned ? 'فقط عدد زیر یک ضلع را خوانده' : 'خود زاویه را نوشته',
          isTurned ? given(high) : form === 'compare' ? size : null,
          isTurned
            ? line`ضلع اول روی صفر نیست. ببین از یک ضلع تا ضلع دیگر چند درجه است.`
            : line`اندازهٔ زاویه را پیدا کرده‌ای؛ حالا آن را با زاویهٔ راست مقایسه کن.`,
        ],
        // Between two marks a ten goes astray by misreading one of them or by subtracting.
        [
          isTurned ? 'ten-more-between' : 'ten-too-many',
          isTurned ? 'فاصلهٔ دو ضلع را ده درجه بیشتر نوشته' : 'زاویه را ده درجه بیشتر نوشته',
          tenOff(size + 10),
          tens,
        ],
        [
          isTurned ? 'ten-less-between' : 'ten-too-few',
          isTurned ? 'فاصلهٔ دو ضلع را ده درجه کمتر نوشته' : 'زاویه را ده درجه کمتر نوشته',
          tenOff(size - 10),
          tens,
        ],
      ),
      hints: [
        hint(p`رأس زاویه وسط نقاله است. می‌خواهیم بدانیم دو ضلع چقدر از هم باز شده‌اند.`),
        hint(
          isTurned
            ? p`هیچ ضلعی روی صفر نیست. عدد زیر هر دو ضلع را روی یک مقیاس بخوان.`
            : p`ضلعی را پیدا کن که روی صفر است. از همان صفر، عددها را دنبال کن تا به ضلع دیگر برسی.`,
        ),
        ...(form === 'compare'
          ? [hint(p`زاویهٔ راست ۹۰ درجه است. تفاوت این زاویه با ۹۰ درجه را حساب کن.`)]
          : isTurned
            ? [hint(p`عدد کوچک‌تر را از عدد بزرگ‌تر کم کن.`)]
            : []),
      ],
      solution: [
        ...(isTurned
          ? [
              step(p`روی مقیاس درونی، یک ضلع روی ${low} و ضلع دیگر روی ${high} است.`),
              step(p`فاصلهٔ این دو، اندازهٔ زاویه است؛ یعنی ${size} درجه.`, display(row(high, '−', low, '=', size))),
            ]
          : [
              step(
                low === 0
                  ? p`یک ضلع روی صفرِ سمت راست است؛ پس مقیاس درونی را می‌خوانیم.`
                  : p`یک ضلع روی صفرِ سمت چپ است؛ پس مقیاس بیرونی را می‌خوانیم.`,
              ),
              step(p`ضلع دیگر روی ${size} است؛ پس زاویه ${size} درجه است.`),
            ]),
        ...(form === 'compare'
          ? [
              step(
                p`زاویهٔ راست ۹۰ درجه است؛ پس تفاوت آن‌ها ${value} درجه است.`,
                display(row(Math.max(size, 90), '−', Math.min(size, 90), '=', value)),
              ),
            ]
          : []),
      ],
    };
  },
});
