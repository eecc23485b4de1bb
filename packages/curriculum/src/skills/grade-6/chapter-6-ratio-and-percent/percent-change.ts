import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  percent,
  percentSquares,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { wholePercent } from './question-parts/priced-goods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['story', 'compare', 'find-mistake', 'reverse'],
  4: ['compare', 'compare', 'find-mistake', 'reverse'],
};
const sharesOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20, 25, 50],
  2: [5, 10, 15, 20, 25, 30, 40, 50, 60],
  3: [5, 8, 12, 15, 20, 24, 30, 35, 40, 75],
  4: [5, 10, 15, 20, 25, 30, 40, 50, 60, 80],
};

interface WordProblem {
  readonly unit: string;
  readonly step: number;
  readonly range: readonly [number, number];
  readonly write: (rng: Rng, amount: number) => Block;
  readonly change: (share: number, isUp: boolean) => Block;
  readonly ask: string;
  readonly again: (share: number, isUp: boolean) => Block;
}

const wordProblems: readonly WordProblem[] = [
  {
    unit: 'نفر',
    step: 20,
    range: [10, 60],
    write: (rng, amount) =>
      p`مدرسه‌ای در ${rng.pick(['تبریز', 'شیراز', 'سنندج', 'بوشهر', 'گرگان'])} ${amount} دانش‌آموز داشت.`,
    change: (share, isUp) => p`سال بعد تعدادشان ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    again: (share, isUp) => p`یک سال بعد هم نسبت به سال قبلش ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    ask: 'حالا مدرسه چند دانش‌آموز دارد؟',
  },
  {
    unit: 'تومان',
    step: 5000,
    range: [30, 160],
    write: (rng, amount) =>
      p`قیمت یک ${rng.pick(['کیلوگرم برنج', 'کتاب', 'جعبهٔ شیرینی', 'بازی فکری', 'کیف'])} ${amount} تومان بود.`,
    change: (share, isUp) => p`قیمت آن ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    again: (share, isUp) => p`بعد قیمت تازه هم ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    ask: 'حالا قیمت چند تومان است؟',
  },
  {
    unit: 'لیتر',
    step: 20,
    range: [5, 200],
    write: (rng, amount) => p`در ${rng.pick(['مخزن روستا', 'استخر باغ', 'آب‌انبار'])} ${amount} لیتر آب بود.`,
    change: (share, isUp) => p`آب آن ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    again: (share, isUp) => p`روز بعد هم مقدار تازهٔ آب ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    ask: 'حالا چند لیتر آب دارد؟',
  },
  {
    unit: 'نفر',
    step: 100,
    range: [20, 400],
    write: (rng, amount) =>
      p`جمعیت یک ${rng.pick(amount < 8000 ? ['روستا', 'شهرک'] : ['شهر کوچک', 'شهرک'])} ${amount} نفر بود.`,
    change: (share, isUp) => p`در چند سال ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    again: (share, isUp) => p`چند سال بعد هم جمعیت تازه ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    ask: 'حالا جمعیت آن چند نفر است؟',
  },
  {
    unit: 'کیلوگرم',
    step: 20,
    range: [5, 150],
    write: (rng, amount) => p`محصول یک باغ ${rng.pick(['سیب', 'انار', 'زیتون', 'پسته'])} ${amount} کیلوگرم بود.`,
    change: (share, isUp) => p`سال بعد محصول ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    again: (share, isUp) => p`یک سال بعد هم محصول نسبت به سال قبلش ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    ask: 'حالا محصول باغ چند کیلوگرم است؟',
  },
  {
    unit: 'گام',
    step: 100,
    range: [20, 120],
    write: (rng, amount) => p`${child(rng)} هر روز ${amount} گام برمی‌داشت.`,
    change: (share, isUp) => p`هفتهٔ بعد گام‌هایش ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    again: (share, isUp) => p`یک هفته بعد هم نسبت به هفتهٔ قبلش ${percent(share)} ${isUp ? 'بیشتر' : 'کمتر'} شد.`,
    ask: 'حالا هر روز چند گام برمی‌دارد؟',
  },
];

export const percentChange = defineSkill({
  id: 'g6-percent-change',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 13,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const wordProblem = rng.pick(wordProblems);
    const amount = rng.int(...wordProblem.range) * wordProblem.step;
    const share = rng.pick(sharesOf[level]);
    const isUp = rng.chance(1, 2);
    const first = wholePercent(amount, share);
    if (first === null) return null;
    const once = isUp ? amount + first : amount - first;
    const isTwice = form === 'compare';
    const isNextUp = rng.chance(1, 2);
    const second = rng.pick(sharesOf[level]);
    const next = isTwice ? wholePercent(once, second) : 0;
    // With two changes of one size, nobody knows which of them was written.
    if (next === null || (isTwice && next === first)) return null;
    const twice = isNextUp ? once + next : once - next;
    const isBack = form === 'reverse';
    // Half less is as much as the change itself.
    const isHalved = isTwice ? !isNextUp && second === 50 : !isUp && share === 50;
    if (isHalved && !isBack) return null;
    // People do not come or leave by more than half.
    if (wordProblem.unit === 'نفر' && (isTwice ? Math.max(share, second) : share) > 50) return null;
    // Going back, the first amount is called 100 percent.
    if (isBack && amount === 100) return null;
    const answer = isBack ? amount : isTwice ? twice : once;
    const bothOfFirst = isTwice ? wholePercent(amount, second) : null;
    const misconceptions = wholeMisconceptions(
      [
        'second-change-of-first-amount',
        'تغییر دوم را هم از مقدار اول حساب کرده',
        bothOfFirst === null ? null : isNextUp ? once + bothOfFirst : once - bothOfFirst,
        line`تغییر دوم از مقدار تازه حساب می‌شود، نه از مقدار اول.`,
      ],
      [
        'opposites-taken-to-cancel',
        'افزایش و کاهش را بی‌اثر گرفته',
        isTwice && isUp !== isNextUp && share === second ? amount : null,
        line`درصد دوم از مقدار دیگری حساب می‌شود؛ پس به جای اول برنمی‌گردد. هر قدم را جدا حساب کن.`,
      ],
      [
        'percent-of-new-amount-back',
        'درصد را از مقدار تازه حساب کرده و برگشته',
        isBack
          ? wholePercent(once, share) === null
            ? null
            : isUp
              ? once - (once * share) / 100
              : once + (once * share) / 100
          : null,
        line`درصد از مقدار اول حساب شده است، نه از مقدار تازه. مقدار تازه چند درصد مقدار اول است؟`,
      ],
      [
        'changed-the-other-way',
        'افزایش و کاهش را جابه‌جا گرفته',
        isBack || isTwice ? null : isUp ? amount - first : amount + first,
        line`یک بار دیگر بخوان: مقدار بیشتر شده یا کمتر؟`,
      ],
      [
        'change-written',
        'فقط مقدار تغییر را نوشته',
        isTwice ? next : first,
        isBack
          ? line`این مقدار تغییر است. سؤال مقدار پیش از تغییر را می‌خواهد.`
          : isTwice
            ? line`این فقط مقدار تغییر دوم است. سؤال مقدار بعد از هر دو تغییر را می‌خواهد.`
            : line`این مقدار تغییر است. سؤال مقدار بعد از تغییر را می‌خواهد.`,
      ],
      [
        'percent-as-number',
        'عدد درصد را جمع یا تفریق کرده',
        isBack
          ? isUp
            ? once - share
            : once + share
          : amount + (isUp ? share : -share) + (isTwice ? (isNextUp ? second : -second) : 0),
        line`درصد عدد ثابتی نیست؛ کسری از مقدار است. اول مقدارش را حساب کن.`,
      ],
      ['stopped-after-first', 'فقط تغییر اول را حساب کرده', isTwice ? once : null, line`یک تغییر دیگر هم مانده است.`],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    if (wrong.length === 0) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [p`${amount} را ${percent(share)} ${isUp ? 'زیاد' : 'کم'} می‌کنیم. چند می‌شود؟`];
        case 'compare':
          return [
            wordProblem.write(rng, amount),
            wordProblem.change(share, isUp),
            wordProblem.again(second, isNextUp),
            p`${wordProblem.ask}`,
          ];
        case 'reverse':
          return [p`عددی را ${percent(share)} ${isUp ? 'زیاد' : 'کم'} کردیم و ${once} شد.`, p`آن عدد چند بود؟`];
        case 'find-mistake':
          return [
            wordProblem.write(rng, amount),
            wordProblem.change(share, isUp),
            p`${child(rng)} می‌گوید حالا ${rng.pick(wrong)} ${wordProblem.unit} است، ولی درست نیست. ${wordProblem.ask}`,
          ];
        default:
          return [wordProblem.write(rng, amount), wordProblem.change(share, isUp), p`${wordProblem.ask}`];
      }
    };
    const sign = isUp ? '+' : '−';
    const left = isUp ? 100 + share : 100 - share;
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, form === 'bare' || isBack ? {} : { unit: wordProblem.unit }),
      misconceptions,
      hints: [
        isBack
          ? hint(p`مقدار تازه را می‌دانیم و مقدار اول را می‌خواهیم. مقدار اول را ۱۰۰ درصد بگیر.`)
          : isTwice
            ? hint(p`دو تغییر پشت سر هم داریم. اول ببین در تغییر اول چقدر ${isUp ? 'زیاد' : 'کم'} شده است.`)
            : hint(p`تغییر، درصدی از مقدار اول است. اول ببین چقدر ${isUp ? 'زیاد' : 'کم'} شده است.`),
        isBack
          ? hint(p`مقدار تازه چند درصد مقدار اول است؟ با آن، یک درصد را پیدا کن.`)
          : hint(
              isTwice
                ? p`درصد تغییر اول را به کسر تبدیل کن و در مقدار اول ضرب کن.`
                : p`درصد را به کسر تبدیل کن و در مقدار ضرب کن.`,
              display(row(frac(share, 100), '×', amount)),
            ),
        isTwice
          ? hint(p`بعد تغییر دوم را از مقدار تازه حساب کن، نه از مقدار اول.`)
          : isBack
            ? hint(p`حالا به ۱۰۰ درصد برس و جوابت را امتحان کن.`)
            : hint(p`مقدار تغییر را ${isUp ? 'به مقدار اول اضافه' : 'از مقدار اول کم'} کن.`),
      ],
      solution: isBack
        ? [
            step(p`مقدار تازه ${percent(left)} مقدار اول است.`, display(row(100, sign, share, '=', left))),
            step(p`پس مقدار اول را با تناسب پیدا می‌کنیم.`, display(row(once, '×', 100, '÷', left, '=', amount))),
          ]
        : [
            step(p`مقدار تغییر را پیدا می‌کنیم.`, display(row(frac(share, 100), '×', amount, '=', first))),
            step(isUp ? p`آن را اضافه می‌کنیم.` : p`آن را کم می‌کنیم.`, display(row(amount, sign, first, '=', once))),
            ...(isTwice
              ? [
                  step(p`تغییر دوم از مقدار تازه حساب می‌شود.`, display(row(frac(second, 100), '×', once, '=', next))),
                  step(
                    isNextUp ? p`آن را اضافه می‌کنیم.` : p`آن را کم می‌کنیم.`,
                    display(row(once, isNextUp ? '+' : '−', next, '=', twice)),
                  ),
                ]
              : []),
          ],
    };
  },
});
