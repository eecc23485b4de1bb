import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswers,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  plural,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'figure', 'story'],
  4: ['figure', 'story', 'bare'],
};
const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly quotient: readonly [number, number] }>
> = {
  1: { divisor: [3, 9], quotient: [334, 1100] },
  2: { divisor: [6, 40], quotient: [205, 900] },
  3: { divisor: [21, 99], quotient: [102, 980] },
  4: { divisor: [104, 420], quotient: [103, 760] },
};

const packings = [
  { thing: 'مداد', box: 'جعبه' },
  { thing: 'پرتقال', box: 'سبد' },
  { thing: 'کتاب', box: 'کارتن' },
  { thing: 'بطری آب', box: 'بسته' },
  { thing: 'دفتر', box: 'بسته' },
  { thing: 'کاشی', box: 'کارتن' },
  { thing: 'نهال', box: 'ردیف' },
  { thing: 'صندلی', box: 'ردیف' },
] as const;

/** The written steps: what is subtracted and what is left, digit after digit. */
function written(dividend: number, divisor: number): { subtract: string; left: string }[] {
  const steps: { subtract: string; left: string }[] = [];
  let current = 0;
  for (const digit of String(dividend)) {
    current = current * 10 + Number(digit);
    const times = Math.floor(current / divisor);
    if (times === 0) continue;
    steps.push({ subtract: String(times * divisor), left: String(current - times * divisor) });
    current -= times * divisor;
  }
  return steps;
}

export const wholeDivision = defineSkill({
  id: 'g6-whole-division',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 3,
  make: (rng, level) => {
    const { divisor: divisors, quotient: quotients } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const quotient = rng.int(...quotients);
    const rest = rng.int(level === 1 ? 0 : 1, divisor - 1);
    const dividend = divisor * quotient + rest;
    if (dividend < 1000 || dividend > 999_999) return null;
    const form = rng.pick(formsOf[level]);
    const { thing, box } = rng.pick(packings);
    const name = child(rng);
    const withoutZero = Number(String(quotient).replaceAll('0', ''));
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${dividend} ${thing} را در ${plural(box)}ی ${divisor}تایی می‌چینند. ${name} می‌خواهد بداند چند ${box} پر می‌شود و چند ${thing} می‌ماند.`,
            p`خارج‌قسمت و باقی‌ماندهٔ این تقسیم را بنویس.`,
          ];
        case 'figure':
          return [p`این تقسیم را انجام بده.`];
        default:
          return [p`خارج‌قسمت و باقی‌ماندهٔ این تقسیم را بنویس.`, display(row(dividend, '÷', divisor))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'long-division' as const,
              description: `تقسیم ${persianNumber(dividend)} بر ${persianNumber(divisor)} که هنوز انجام نشده است`,
              dividend: String(dividend),
              divisor: String(divisor),
              quotient: null,
              steps: [],
              remainder: null,
            },
          }
        : {}),
      ...integerAnswers([quotient, { label: 'خارج‌قسمت' }], [rest, { label: 'باقی‌مانده' }]),
      misconceptions: [
        misconception(
          'zero-in-quotient-lost',
          'صفر خارج‌قسمت را ننوشته',
          integerKey(withoutZero, rest),
          line`وقتی رقمی را پایین می‌آوری و تقسیم نمی‌شود، در خارج‌قسمت صفر بگذار.`,
        ),
        misconception(
          'quotient-one-short',
          'خارج‌قسمت را یکی کم و باقی‌مانده را بزرگ گرفته',
          integerKey(quotient - 1, rest + divisor),
          line`باقی‌مانده باید از مقسوم‌علیه کوچک‌تر باشد.`,
        ),
        misconception(
          'swapped-answers',
          'خارج‌قسمت و باقی‌مانده را جابه‌جا نوشته',
          integerKey(rest, quotient),
          line`خارج‌قسمت می‌گوید چند دسته شد؛ باقی‌مانده آن است که مانده.`,
        ),
        misconception(
          'remainder-lost',
          'باقی‌مانده را صفر نوشته',
          integerKey(quotient, 0),
          line`با ضرب امتحان کن: آیا چیزی نمی‌ماند؟`,
        ),
      ],
      hints: [
        hint(p`تقسیم را از سمت چپ مقسوم شروع کن و رقم‌ها را یکی‌یکی پایین بیاور.`),
        hint(p`در پایان با این رابطه امتحان کن: مقسوم‌علیه ضربدر خارج‌قسمت، به اضافهٔ باقی‌مانده، باید مقسوم شود.`),
      ],
      solution: [
        step(p`رقم‌ها را یکی‌یکی پایین می‌آوریم و تقسیم می‌کنیم.`),
        step(
          p`امتحان می‌کنیم: خارج‌قسمت ${quotient} و باقی‌مانده ${rest} است.`,
          display(row(divisor, '×', quotient, '+', rest, '=', dividend)),
          {
            t: 'figure',
            figure: {
              t: 'long-division',
              description: `تقسیم ${persianNumber(dividend)} بر ${persianNumber(divisor)} با همهٔ مرحله‌ها`,
              dividend: String(dividend),
              divisor: String(divisor),
              quotient: String(quotient),
              steps: written(dividend, divisor),
              remainder: String(rest),
            },
          },
        ),
      ],
    };
  },
});
