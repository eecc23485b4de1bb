import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  type Level,
  line,
  num,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalMisconceptions } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

interface Task {
  readonly share: number;
  readonly amount: Decimal;
}

function draw(rng: Rng, level: Level): Task {
  switch (level) {
    case 1:
      return { share: rng.pick([10, 20, 25, 50, 75, 30, 40]), amount: Decimal.of(rng.int(2, 30) * 20) };
    case 2:
      return { share: rng.int(1, 19) * 5, amount: Decimal.of(rng.int(5, 120) * 10) };
    case 3:
      return { share: rng.chance(1, 3) ? rng.int(21, 40) * 5 : rng.int(2, 98), amount: Decimal.of(rng.int(20, 900)) };
    case 4:
      return { share: rng.int(3, 200), amount: Decimal.of(rng.int(25, 4000), 1) };
  }
}

interface WordProblem {
  readonly unit: string;
  readonly isWhole: boolean;
  readonly least: number;
  readonly most: number;
  readonly write: (rng: Rng, share: number, amount: Decimal) => readonly Block[];
}

const wordProblems: readonly WordProblem[] = [
  {
    unit: 'نفر',
    isWhole: true,
    least: 40,
    most: 1200,
    write: (rng, share, amount) => {
      const way = rng.pick(['سرویس', 'دوچرخه', 'اتوبوس']);
      return [
        p`مدرسه‌ای ${amount} دانش‌آموز دارد و ${percent(share)} آن‌ها با ${way} می‌آیند.`,
        p`چند نفر با ${way} به مدرسه می‌آیند؟`,
      ];
    },
  },
  {
    unit: 'صفحه',
    isWhole: true,
    least: 40,
    most: 500,
    write: (rng, share, amount) => [
      p`کتابی ${amount} صفحه دارد و ${child(rng)} ${percent(share)} آن را خوانده است.`,
      p`چند صفحه خوانده است؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    isWhole: false,
    least: 5,
    most: 900,
    write: (rng, share, amount) => [
      p`${relative(rng)} ${amount} کیلوگرم ${rng.pick(['انگور', 'سیب', 'گندم', 'چغندر'])} برداشت کرد و ${percent(share)} آن را فروخت.`,
      p`چند کیلوگرم فروخت؟`,
    ],
  },
  {
    unit: 'لیتر',
    isWhole: false,
    least: 5,
    most: 2000,
    write: (rng, share, amount) => [
      p`${rng.pick(['مخزنی', 'بشکه‌ای', 'حوضی'])} ${amount} لیتر گنجایش دارد و ${percent(share)} آن پر از آب است.`,
      p`چند لیتر آب دارد؟`,
    ],
  },
  {
    unit: 'متر مربع',
    isWhole: false,
    least: 20,
    most: 5000,
    write: (rng, share, amount) => [
      p`مساحت یک ${rng.pick(['پارک', 'باغ', 'مزرعه'])} ${amount} متر مربع است و در ${percent(share)} آن گل کاشته‌اند.`,
      p`در چند متر مربع گل کاشته‌اند؟`,
    ],
  },
  {
    unit: 'کیلومتر',
    isWhole: false,
    least: 10,
    most: 1200,
    write: (rng, share, amount) => [
      p`همهٔ راه یک سفر ${amount} کیلومتر است و خانوادهٔ ${child(rng)} ${percent(share)} آن را رفته‌اند.`,
      p`چند کیلومتر رفته‌اند؟`,
    ],
  },
  {
    unit: 'هزار تومان',
    isWhole: false,
    least: 20,
    most: 4000,
    write: (rng, share, amount) => [
      p`${child(rng)} ${amount} هزار تومان پس‌انداز دارد و ${percent(share)} آن را برای ${rng.pick(['کتاب', 'هدیه', 'توپ', 'کفش'])} کنار گذاشته است.`,
      p`چند هزار تومان کنار گذاشته است؟`,
    ],
  },
];

/** Stated where a part cannot be more than the whole. */
function isTellable({ share }: Task): boolean {
  return share < 100;
}

export const percentOfAmount = defineSkill({
  id: 'g6-percent-of-amount',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 8,
  commonMistakes: ['percent-subtracted'],
  make: (rng, level) => {
    const task = draw(rng, level);
    const { share, amount } = task;
    const value = amount.toRational().times(Rational.of(share, 100));
    const answer = Decimal.fromRational(value);
    if (
      share === 100 ||
      answer?.equals(Decimal.of(100)) ||
      answer?.equals(Decimal.of(share)) ||
      // A quarter of 160 is 40 as well as the number of 40%.
      amount.equals(Decimal.of(share * share, 1)) ||
      answer === null ||
      answer.places > 2 ||
      (level < 3 && answer.places > 0)
    )
      return null;
    const form = rng.pick(formsOf[level]);
    const size = Number(amount.toRational().n) / Number(amount.toRational().d);
    const fitting = wordProblems.filter(
      ({ isWhole, least, most }) =>
        size >= least && size <= most && (!isWhole || (amount.places === 0 && answer.places === 0)) && isTellable(task),
    );
    if (form === 'story' && fitting.length === 0) return null;
    if (form === 'figure' && share > 99) return null;
    const wordProblem = form === 'story' ? rng.pick(fitting) : null;
    const whole = amount.toRational();
    const misconceptions = decimalMisconceptions(
      [
        'divided-by-percent',
        'مقدار را بر عدد درصد تقسیم کرده',
        whole.over(Rational.of(share)),
        line`درصد یعنی چند قسمت از ۱۰۰ قسمت. اول ببین یک درصد چقدر است.`,
      ],
      [
        'percent-subtracted',
        'عدد درصد را از مقدار کم کرده',
        whole.minus(Rational.of(share)),
        line`درصد، کسری از مقدار است؛ عدد آن را از مقدار کم نکن.`,
      ],
      [
        'rest-found',
        'مقدار باقی‌مانده را پیدا کرده',
        share < 100 ? whole.minus(value) : null,
        form === 'figure'
          ? line`این مقدار قسمت رنگ‌نشده است. کدام قسمت خواسته شده است؟`
          : line`این مقدار بقیه است. ببین درصد گفته‌شده برای کدام قسمت است.`,
      ],
      [
        answer.places === 1 ? 'divided-by-ten-or-no-mark' : 'divided-by-ten',
        answer.places === 1 ? 'به جای ۱۰۰، بر ۱۰ تقسیم کرده یا ممیز را ننوشته' : 'به جای ۱۰۰، بر ۱۰ تقسیم کرده',
        value.times(Rational.of(10)),
        answer.places === 1
          ? line`درصد یعنی از ۱۰۰. صفرها و جای ممیز را دوباره ببین.`
          : line`درصد یعنی از ۱۰۰. صفرها را دوباره بشمار.`,
      ],
      [
        'one-percent-written',
        'مقدار یک درصد را نوشته',
        whole.over(Rational.of(100)),
        line`این مقدار یک درصد است. چند درصد خواسته شده؟`,
      ],
      // No percent is written beside a figure: who gives its number has counted squares.
      [
        'percent-itself',
        'خود عدد درصد را نوشته',
        form === 'figure' ? null : Rational.of(share),
        line`درصد از ۱۰۰ حساب می‌شود، ولی مقدار اینجا ۱۰۰ نیست.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const figure: Figure | undefined =
      form === 'figure'
        ? {
            t: 'hundred-grid',
            description: `یک مربع صدخانه‌ای که ${persianNumber(share)} خانهٔ آن رنگ شده است`,
            shaded: [share],
          }
        : undefined;
    const [shownUnit, shownThing] = rng.pick([
      ['هزار تومان', 'پول'],
      ['کیلوگرم', 'میوه'],
      ['لیتر', 'آب'],
      ['متر مربع', 'زمین'],
    ] as const);
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) return wordProblem.write(rng, share, amount);
      switch (form) {
        case 'figure':
          return [
            p`همهٔ این مربع ${amount} ${shownUnit} ${shownThing} را نشان می‌دهد.`,
            p`قسمت رنگ‌شده چند ${shownUnit} ${shownThing} را نشان می‌دهد؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ${percent(share)} عدد ${amount} برابر ${Decimal.parse(rng.pick(wrong))} است، ولی درست نیست.`,
            p`${percent(share)} عدد ${amount} چند است؟`,
          ];
        default:
          return [p`${percent(share)} عدد ${amount} چند است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(figure === undefined ? {} : { figure }),
      ...decimalAnswer(
        answer,
        wordProblem !== null ? { unit: wordProblem.unit } : form === 'figure' ? { unit: shownUnit } : {},
      ),
      misconceptions,
      hints: [
        form === 'figure'
          ? hint(p`مربع ۱۰۰ خانه دارد؛ خانه‌های رنگ‌شده را بشمار تا درصد را پیدا کنی.`)
          : hint(p`${percent(share)} یعنی ${share} قسمت از ۱۰۰ قسمت مساوی.`),
        hint(p`مقدار یک درصد را پیدا کن: همهٔ مقدار را بر ۱۰۰ تقسیم کن.`),
        hint(p`حالا آن را در تعداد درصدها ضرب کن.`, display(row(frac(share, 100), '×', num(amount)))),
      ],
      solution: [
        step(p`${percent(share)} را به صورت کسر می‌نویسیم.`, display(row(percent(share), '=', frac(share, 100)))),
        step(
          p`کسری از مقدار را با ضرب پیدا می‌کنیم.`,
          display(row(frac(share, 100), '×', num(amount), '=', num(answer))),
        ),
      ],
    };
  },
});
