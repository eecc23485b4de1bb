import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  gcd,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  math,
  misconception,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { percentWrongLine } from './question-parts/percent-of-amount-wrong-line.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};
const percentsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20, 50, 50, 25, 30, 40],
  2: [5, 10, 15, 20, 25, 30, 40, 60, 70, 75, 80, 90],
  3: [1, 2, 5, 15, 35, 45, 55, 65, 85, 95],
  4: [1, 2, 5, 15, 35, 45, 55, 65, 85, 95],
};

interface WordProblem {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** The largest believable percent; any, when not given. */
  readonly mostPercent?: number;
  readonly part: (rng: Rng, share: ReturnType<typeof math>, whole: number) => readonly Block[];
  /** What is left when the share is taken away. */
  readonly rest: string;
}

const wordProblems: readonly WordProblem[] = [
  {
    unit: 'هزار تومان',
    least: 100,
    most: 5000,
    mostPercent: 60,
    part: (rng, share, whole) => [
      p`قیمت یک ${rng.pick(['کیف', 'عروسک', 'قمقمه', 'بازی فکری'])} ${whole} هزار تومان است و ${share} تخفیف دارد.`,
      p`تخفیف چند هزار تومان است؟`,
    ],
    rest: 'با تخفیف باید چند هزار تومان بدهیم؟',
  },
  {
    unit: 'نفر',
    least: 40,
    most: 2000,
    part: (rng, share, whole) => [
      p`مدرسهٔ ${child(rng)} ${whole} دانش‌آموز دارد و ${share} آن‌ها با سرویس می‌آیند.`,
      p`چند نفر با سرویس می‌آیند؟`,
    ],
    rest: 'چند نفر بدون سرویس می‌آیند؟',
  },
  {
    unit: 'درخت',
    least: 40,
    most: 3000,
    part: (rng, share, whole) => [
      p`در باغ ${relative(rng)} ${whole} درخت هست و ${share} آن‌ها درخت سیب است.`,
      p`در باغ چند درخت سیب هست؟`,
    ],
    rest: 'چند درخت دیگر در باغ هست؟',
  },
  {
    unit: 'لیتر',
    least: 100,
    most: 10_000,
    part: (_, share, whole) => [p`مخزنی ${whole} لیتر گنجایش دارد و ${share} آن پر است.`, p`در مخزن چند لیتر آب هست؟`],
    rest: 'برای پر شدن مخزن چند لیتر دیگر آب لازم است؟',
  },
  {
    unit: 'صفحه',
    least: 40,
    most: 600,
    part: (rng, share, whole) => [
      p`کتاب ${child(rng)} ${whole} صفحه دارد و او ${share} آن را خوانده است.`,
      p`چند صفحه خوانده است؟`,
    ],
    rest: 'چند صفحهٔ دیگر مانده است؟',
  },
  {
    unit: 'کیلومتر',
    least: 100,
    most: 2000,
    part: (rng, share, whole) => [
      p`راه سفر خانوادهٔ ${child(rng)} ${whole} کیلومتر است و تا ظهر ${share} راه را رفته‌اند.`,
      p`تا ظهر چند کیلومتر رفته‌اند؟`,
    ],
    rest: 'چند کیلومتر دیگر مانده است؟',
  },
  {
    unit: 'کیلوگرم',
    least: 100,
    most: 9000,
    part: (rng, share, whole) => [
      p`در انباری ${whole} کیلوگرم ${rng.pick(['گندم', 'برنج', 'پسته', 'خرما'])} بود و ${share} آن فروخته شد.`,
      p`چند کیلوگرم فروخته شد؟`,
    ],
    rest: 'چند کیلوگرم در انبار مانده است؟',
  },
];

export const percentOfAmount = defineSkill({
  id: 'g5-percent-of-amount',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 12,
  commonMistakes: ['ten-percent-only'],
  make: (rng, level) => {
    const rate = rng.pick(percentsOf[level]);
    const common = gcd(rate, 100);
    const grain = Math.max(100 / common, level === 1 ? 20 : 1);
    const whole = rng.int(2, Math.floor((level === 1 ? 600 : level === 2 ? 2000 : 10_000) / grain)) * grain;
    if ((whole * rate) % 100 !== 0 || whole < 20 || whole === 100) return null;
    const form = rng.pick(formsOf[level]);
    const share = (whole * rate) / 100;
    const asksRest = form === 'compare';
    // A quarter of 160 is 40 as well as the number of 40%.
    if (whole * 10 === rate * rate) return null;
    // The hints speak of a hundred.
    if (share === 100 || whole - share === 100) return null;
    const value = asksRest ? whole - share : share;
    const fitting = wordProblems.filter(
      ({ least, most, mostPercent = 100 }) => whole >= least && whole <= most && rate <= mostPercent,
    );
    if ((form === 'story' || asksRest) && fitting.length === 0) return null;
    const wordProblem = form === 'story' || asksRest ? rng.pick(fitting) : null;
    const node = percent(rate);
    const figure: Figure = {
      t: 'hundred-grid',
      description: `یک مربع صدتایی که ${persianNumber(rate)} خانهٔ آن رنگ شده است`,
      shaded: [rate],
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = [
      ...(asksRest
        ? ([
            [
              'share-in-place-of-rest',
              'خودِ درصد را حساب کرده، نه باقی‌مانده را',
              share,
              line`این مقدارِ همان درصد است، ولی سؤال بقیه را می‌خواهد. یک قدم دیگر برو.`,
            ],
          ] as const)
        : ([
            [
              'rest-in-place-of-share',
              'باقی‌مانده را نوشته',
              whole - share,
              form === 'figure'
                ? line`این مقدار قسمت رنگ‌نشده است. کدام قسمت خواسته شده است؟`
                : line`ببین خودِ درصد خواسته شده یا بقیه.`,
            ],
          ] as const)),
      // No percent is written beside a figure: who gives its number has counted squares.
      ...(form === 'figure'
        ? []
        : ([
            [
              'percent-as-number',
              'عدد درصد را به جای مقدار به کار برده',
              asksRest ? whole - rate : rate,
              line`درصد، مقدار نیست؛ از هر صد تا چند تاست. از این مقدار چند تا می‌شود؟`,
            ],
          ] as const)),
      [
        'divided-by-percent',
        'مقدار را بر عدد درصد تقسیم کرده',
        whole / rate,
        line`برای پیدا کردن درصد، اول یک درصد یا ده درصد را پیدا کن.`,
      ],
      ['one-percent-only', 'فقط یک درصد را حساب کرده', whole / 100, line`این یک درصد است. چند درصد می‌خواهیم؟`],
      ['ten-percent-only', 'فقط ده درصد را حساب کرده', whole / 10, line`این ده درصد است. چند درصد می‌خواهیم؟`],
      [
        'one-zero-too-many',
        'یک صفر زیاد گذاشته یا به جای ۱۰۰، بر ۱۰ تقسیم کرده',
        value * 10,
        line`جواب ده برابر شده است. بر چه عددی باید تقسیم کنی؟ صفرها را هم دوباره بشمار.`,
      ],
    ];
    const wrong = writtenMisconceptions
      .map(([, , writtenMisconception]) => writtenMisconception)
      .find(
        (writtenMisconception) =>
          Number.isSafeInteger(writtenMisconception) && writtenMisconception > 0 && writtenMisconception !== value,
      );
    if (wrong === undefined) return null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) {
        const statement = wordProblem.part(rng, math(node), whole);
        return asksRest ? [...statement.slice(0, 1), p`${wordProblem.rest}`] : statement;
      }
      switch (form) {
        case 'figure':
          return [p`همهٔ این مربع ${whole} واحد را نشان می‌دهد. قسمت رنگ‌شده چند واحد است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ${math(node)} از ${whole} می‌شود ${wrong}، ولی درست نیست.`,
            p`${math(node)} از ${whole} چند می‌شود؟`,
          ];
        default:
          return [p`${math(node)} از ${whole} چند می‌شود؟`];
      }
    };
    const [numerator, denominator] = [rate / common, 100 / common];
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: writtenMisconceptions.flatMap(([id, title, writtenMisconception, message]) =>
        Number.isSafeInteger(writtenMisconception) && writtenMisconception > 0
          ? [misconception(id, title, integerKey(writtenMisconception), message)]
          : [],
      ),
      hints: [
        hint(p`${math(node)} یعنی از هر ۱۰۰ تا، ${rate} تا.`),
        hint(p`درصد را به صورت کسر بنویس و اگر می‌شود ساده کن.`, display(frac(rate, 100))),
        hint(
          asksRest
            ? p`این کسر از ${whole} را حساب کن و بعد آن را از کل کم کن.`
            : p`حالا این کسر از ${whole} را حساب کن: اول بر مخرج تقسیم و بعد در صورت ضرب کن.`,
        ),
      ],
      solution: [
        step(
          p`درصد را به صورت کسر می‌نویسیم و ساده می‌کنیم.`,
          display(common > 1 ? row(frac(rate, 100), '=', frac(numerator, denominator)) : frac(rate, 100)),
        ),
        step(
          p`${whole} را بر ${denominator} تقسیم می‌کنیم${numerator > 1 ? ` و حاصل را در ${persianNumber(numerator)} ضرب می‌کنیم` : ''}.`,
          display(
            numerator > 1
              ? row(whole, '÷', denominator, '×', numerator, '=', share)
              : row(whole, '÷', denominator, '=', share),
          ),
        ),
        ...(asksRest ? [step(p`این مقدار را از کل کم می‌کنیم.`, display(row(whole, '−', share, '=', value)))] : []),
      ],
    };
  },
  makeWrongLine: percentWrongLine,
});
