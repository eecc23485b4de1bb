import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  hopOfSum,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'reverse', 'story'],
  3: ['bare', 'reverse', 'story', 'find-mistake'],
  4: ['reverse', 'story', 'find-mistake'],
};
const jumps: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 12], 3: [6, 20], 4: [11, 25] };
const most: Readonly<Record<Level, number>> = { 1: 100, 2: 300, 3: 1000, 4: 1000 };

const rising: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} پلاک خانه‌های کوچه را که با نظم پیش می‌روند، نوشته است:`,
  (rng) => `${child(rng)} هر روز به یک اندازه کتاب می‌خواند و شمارهٔ آخرین صفحهٔ هر روز را نوشته است:`,
  (rng) => `${child(rng)} هر هفته به یک اندازه تمبر جمع می‌کند. تعداد تمبرها در پایان هر هفته این است:`,
  () => 'ردیف‌های یک سالن نمایش، از جلو به عقب، با نظم بیشتر می‌شوند. تعداد صندلی ردیف‌ها این است:',
  (rng) => `${child(rng)} هر روز به یک اندازه بیشتر طناب می‌زند. تعداد پرش‌های هر روز این است:`,
  () => 'یک نهال هر سال به یک اندازه بلندتر می‌شود. قد آن در هر سال، به سانتی‌متر، این است:',
];

const falling: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} هر روز به یک اندازه از مهره‌هایش به دوستانش می‌دهد. تعداد مهره‌های مانده در هر روز این است:`,
  () => 'آب یک تانکر هر ساعت به یک اندازه کم می‌شود. مقدار آب آن، به لیتر، این است:',
  (rng) => `${child(rng)} هر شب به یک اندازه از یک کتاب می‌خواند. تعداد صفحه‌های مانده در هر شب این است:`,
  () => 'هر روز به یک اندازه از برنج انبار مصرف می‌شود. وزن برنج مانده، به کیلوگرم، این است:',
  () => 'فروشنده هر روز به یک اندازه نان می‌فروشد. تعداد نان‌های مانده در هر روز این است:',
  (rng) => `${child(rng)} از پله‌ها پایین می‌آید و پله‌های مانده را با نظم می‌شمارد:`,
];

export const patternNumberNext = defineSkill({
  id: 'g3-pattern-number-next',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [hopOfSum],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const jump = rng.int(...jumps[level]);
    const falls = level > 1 && rng.chance(2, 5);
    const count = rng.int(5, 6);
    const change = falls ? -jump : jump;
    const first = rng.int(falls ? jump * (count - 1) : 0, most[level] - (falls ? 0 : jump * (count - 1)));
    // Numbers of stories stay believable.
    if (first < 1 || (form === 'story' && first + jump * count > 400)) return null;
    const list = Array.from({ length: count }, (_, index) => first + index * change);
    const gap = form === 'reverse' ? rng.int(level === 4 ? 1 : 2, count - 2) : count - 1;
    const value = list[gap] ?? 0;
    const before = list[gap - 1] ?? 0;
    const shown = row(
      ...list.flatMap((term, index) => [...(index === 0 ? [] : [',' as const]), index === gap ? blank() : term]),
    );
    const writtenMisconception = before + (falls ? -jump - 1 : jump + 1);
    const ask = form === 'reverse' ? p`به جای □ چه عددی می‌آید؟` : p`عدد بعدی چند است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(falls ? falling : rising)(rng)}`, display(shown), ask];
        case 'find-mistake':
          return [
            p`${child(rng)} در این الگو به جای □ عدد ${writtenMisconception} را نوشته است، ولی الگو درست ادامه پیدا نکرده است.`,
            display(shown),
            p`عدد درست چند است؟`,
          ];
        case 'reverse':
          return [p`یکی از عددهای این الگو جا افتاده است.`, display(shown), ask];
        default:
          return [p`این الگو را ادامه بده.`, display(shown), ask];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(value),
      misconceptions: wholeMisconceptions(
        [
          'earlier-or-wrong-direction',
          'یکی از عددهای پیشین را نوشته یا جهت الگو را برعکس گرفته',
          before - change,
          line`ببین عددهای الگو بزرگ‌تر می‌شوند یا کوچک‌تر.`,
        ],
        [
          'one-step-one',
          'فقط یکی جلو یا عقب رفته',
          before + Math.sign(change),
          line`عددهای الگو یکی‌یکی پیش نمی‌روند. فاصلهٔ دو عدد کنار هم چقدر است؟`,
        ],
        [
          'jump-repeated',
          'فاصله را دو بار حساب کرده',
          value + change,
          line`یک پرش کافی است. عدد پیش از جای خالی را دوباره ببین.`,
        ],
        [
          'one-too-far',
          'یکی اشتباه شمرده',
          writtenMisconception,
          line`نزدیک شده‌ای. فاصلهٔ دو عدد کنار هم را یک بار دیگر حساب کن.`,
        ],
        [
          'jump-written',
          'خود فاصله را نوشته',
          jump,
          line`فاصلهٔ عددها را پیدا کرده‌ای. حالا با آن عدد جای خالی را بساز.`,
        ],
      ),
      hints: [
        hint(p`در این الگو، فاصلهٔ هر عدد با عدد بعدی همیشه یکی است.`),
        hint(p`دو عدد کنار هم را انتخاب کن و ببین چقدر با هم فرق دارند.`),
        hint(falls ? p`همان‌قدر از عدد پیش از جای خالی کم کن.` : p`همان‌قدر به عدد پیش از جای خالی اضافه کن.`),
      ],
      solution: [
        step(falls ? p`عددها هر بار ${jump} تا کمتر می‌شوند.` : p`عددها هر بار ${jump} تا بیشتر می‌شوند.`),
        step(
          p`عدد پیش از جای خالی ${before} است؛ پس عدد جای خالی ${value} است.`,
          display(row(before, falls ? '−' : '+', jump, '=', value)),
        ),
      ],
    };
  },
});
