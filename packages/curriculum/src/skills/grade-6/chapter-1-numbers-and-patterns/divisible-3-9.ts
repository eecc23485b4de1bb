import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  num,
  numberPlaces,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  selectMultiples,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 6], 4: [5, 6] };

const things = [
  'شمارهٔ یک بلیت',
  'شمارهٔ یک پرونده',
  'شمارهٔ یک صندوق پستی',
  'شمارهٔ قرعه‌کشی یک مغازه',
  'شمارهٔ یک کتاب کتابخانه',
  'شمارهٔ یک چمدان فرودگاه',
];

/** The number with a box for one digit. */
function boxed(digits: readonly number[], hidden: number): MathNode {
  const before = digits.slice(0, hidden);
  const after = digits.slice(hidden + 1);
  return row(...before.map((digit) => num(digit)), blank(), ...after.map((digit) => num(digit)));
}

function table(digits: readonly number[], hidden: number): Figure {
  const columns = numberPlaces.slice(0, digits.length).map(({ name }) => name);
  const cells = digits.map((digit, index) => (index === hidden ? '?' : String(digit)));
  const statement = cells.map(
    (cell, index) =>
      `${columns[digits.length - 1 - index] ?? ''}: ${cell === '?' ? 'معلوم نیست' : persianNumber(cell)}`,
  );
  return {
    t: 'place-table',
    description: `جدول ارزش مکانی؛ ${statement.join('، ')}`,
    columns: [...columns].reverse(),
    rows: [cells],
  };
}

export const divisibleByDigitSum = defineSkill({
  id: 'g6-divisible-3-9',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    selectMultiples(
      () => [3, 9],
      (level) => (level === 1 ? [20, 99] : [100, 999]),
      {
        3: {
          look: p`رقم‌های هر عدد را با هم جمع کن. مجموع بر ۳ بخش‌پذیر است؟`,
          rule: p`عددی بر ۳ بخش‌پذیر است که مجموع رقم‌هایش بر ۳ بخش‌پذیر باشد.`,
          parts: [],
        },
        9: {
          look: p`رقم‌های هر عدد را با هم جمع کن. مجموع بر ۹ بخش‌پذیر است؟`,
          rule: p`عددی بر ۹ بخش‌پذیر است که مجموع رقم‌هایش بر ۹ بخش‌پذیر باشد.`,
          parts: [
            [
              3,
              'three-only-tested',
              'فقط بخش‌پذیری بر ۳ را دیده',
              line`مجموع رقم‌ها را حساب کن: بر ۹ بخش‌پذیر است یا فقط بر ۳؟`,
            ],
          ],
        },
      },
    ),
  ],
  revision: 13,
  commonMistakes: ['other-end-taken'],
  make: (rng, level) => {
    const by = rng.pick([3, 9]);
    const length = rng.int(...lengthOf[level]);
    const digits = Array.from({ length }, (_, index) => rng.int(index === 0 ? 1 : 0, 9));
    const hidden = rng.int(level === 1 ? 1 : 0, length - 1);
    const wants = level === 1 ? 'smallest' : rng.pick(['smallest', 'largest'] as const);
    const least = hidden === 0 ? 1 : 0;
    const known = digits.reduce((sum, digit, index) => (index === hidden ? sum : sum + digit), 0);
    const possible = Array.from({ length: 10 - least }, (_, index) => index + least);
    const fits = possible.filter((digit) => (known + digit) % by === 0);
    const answer = wants === 'smallest' ? fits[0] : fits.at(-1);
    if (answer === undefined) return null;
    const other = wants === 'smallest' ? fits.at(-1) : fits[0];
    const forThree = possible.filter((digit) => (known + digit) % 3 === 0);
    const form = rng.pick(formsOf[level]);
    const misconceptions = wholeMisconceptions(
      [
        'other-end-taken',
        'کوچک‌ترین و بزرگ‌ترین رقم را با هم اشتباه گرفته',
        fits.length > 1 ? (other ?? null) : null,
        line`این رقم عدد را بخش‌پذیر می‌کند. یک بار دیگر بخوان: کوچک‌ترین رقم خواسته شده یا بزرگ‌ترین؟`,
      ],
      [
        'zero-first',
        'صفر را اول عدد گذاشته',
        // Only where a zero would fit.
        hidden === 0 && known % by === 0 ? 0 : null,
        line`عدد با صفر شروع نمی‌شود. رقم دیگری پیدا کن.`,
      ],
      [
        'rule-of-three-for-nine',
        'به جای قاعدهٔ ۹، قاعدهٔ ۳ را به کار برده',
        by === 9 ? ((wants === 'smallest' ? forThree[0] : forThree.at(-1)) ?? null) : null,
        line`مجموع رقم‌ها باید بر ۹ بخش‌پذیر باشد، نه فقط بر ۳.`,
      ],
      [
        'fitting-but-not-the-end',
        'رقمی را نوشته که جور است، ولی کوچک‌ترین یا بزرگ‌ترین نیست',
        fits.length > 2 ? (fits[1] ?? null) : null,
        line`این رقم عدد را بخش‌پذیر می‌کند. ببین رقم ${wants === 'smallest' ? 'کوچک‌تری' : 'بزرگ‌تری'} هم می‌شود گذاشت یا نه.`,
      ],
      [
        'known-remainder-written',
        'باقی‌ماندهٔ مجموع رقم‌ها را نوشته',
        // A zero in front is amiss for its own reason.
        hidden === 0 && known % by === 0 ? null : known % by,
        line`این مقدار اضافی است. ببین با چه رقمی به مضرب بعدی می‌رسی.`,
      ],
      [
        'zero-forgotten',
        'مقسوم‌علیه را نوشته یا صفر را در نظر نگرفته',
        answer === 0 ? by : null,
        line`مجموع رقم‌های معلوم را حساب کن؛ شاید لازم نباشد چیزی اضافه شود.`,
      ],
      [
        'last-digit-rule',
        'به جای مجموع رقم‌ها، خود رقم را مضرب گرفته',
        // 9 is the largest digit at all.
        wants === 'smallest' ? by : null,
        line`مجموع همهٔ رقم‌ها مهم است، نه فقط رقمی که می‌گذاری.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer && possible.includes(each) && (known + each) % by !== 0);
    if (form === 'find-mistake' && wrong.length === 0) return null;
    const word = wants === 'smallest' ? 'کوچک‌ترین' : 'بزرگ‌ترین';
    // Of one digit alone nobody says that it is the largest.
    const sought = fits.length === 1 ? 'تنها رقمی' : `${word} رقمی`;
    const suitable = fits.length === 1 ? 'رقم مناسب' : `${word} رقم مناسب`;
    const ask = p`${sought} که می‌توانی در جای خالی بگذاری تا عدد بر ${by} بخش‌پذیر شود چند است؟`;
    const shown = display(boxed(digits, hidden));
    const notZeroFirst = hidden === 0 ? [p`این عدد با صفر شروع نمی‌شود.`] : [];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`یک رقم این عدد معلوم نیست. عدد بر ${by} بخش‌پذیر است.`,
            ...notZeroFirst,
            p`${sought} که می‌تواند به جای علامت سؤال باشد چند است؟`,
          ];
        case 'story':
          return [
            p`یک رقم از ${rng.pick(things)} پاک شده است. ${child(rng)} یادش هست که آن عدد ${hidden === 0 ? 'با صفر شروع نمی‌شد و ' : ''}بر ${by} بخش‌پذیر بود.`,
            shown,
            p`${sought} که می‌تواند در جای خالی بوده باشد چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} در جای خالی رقم ${rng.pick(wrong)} را گذاشته است، ولی عدد بر ${by} بخش‌پذیر نشده است.`,
            shown,
            ...notZeroFirst,
            ask,
          ];
        default:
          return [shown, ...notZeroFirst, ask];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: table(digits, hidden) } : {}),
      ...integerAnswer(answer),
      misconceptions,
      hints: [
        hint(p`عددی بر ${by} بخش‌پذیر است که مجموع رقم‌هایش بر ${by} بخش‌پذیر باشد.`),
        hint(p`رقم‌های معلوم را با هم جمع کن و ببین تا مضرب‌های ${by} چقدر فاصله داری.`),
        hint(
          hidden === 0
            ? p`رقم جای خالی از ۱ تا ۹ است، چون عدد با صفر شروع نمی‌شود. ${suitable} را انتخاب کن.`
            : p`رقم جای خالی از ۰ تا ۹ است. ${suitable} را انتخاب کن.`,
        ),
      ],
      solution: [
        step(
          p`رقم‌های معلوم را جمع می‌کنیم.`,
          display(
            row(
              ...digits
                .flatMap((digit, index) => (index === hidden ? [] : [digit]))
                .flatMap((digit, index) => (index === 0 ? [digit] : ['+' as const, digit])),
              '=',
              known,
            ),
          ),
        ),
        step(
          p`مجموع همهٔ رقم‌ها باید مضرب ${by} باشد. ${fits.length === 1 ? 'تنها رقمی' : 'رقم‌هایی'} که می‌شود گذاشت: ${fits.map((digit) => persianNumber(digit)).join('، ')}.`,
        ),
        step(
          p`${fits.length === 1 ? 'همین رقم' : `${word} آن‌ها`} را می‌نویسیم و امتحان می‌کنیم.`,
          display(row(known, '+', answer, '=', known + answer)),
          p`پس جواب ${answer} است.`,
        ),
      ],
    };
  },
});
