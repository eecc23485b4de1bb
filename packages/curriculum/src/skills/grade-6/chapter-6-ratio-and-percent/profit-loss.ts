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
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { wholePercent } from './question-parts/priced-goods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'bare'],
  2: ['story', 'story', 'reverse', 'find-mistake'],
  3: ['story', 'reverse', 'find-mistake', 'bare'],
  4: ['reverse', 'find-mistake', 'compare'],
};
const sharesOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20, 50, 25],
  2: [5, 10, 15, 20, 25, 30, 40],
  3: [5, 8, 12, 15, 18, 20, 25, 30, 35],
  4: [4, 6, 8, 12, 15, 16, 18, 24, 35],
};
const stepOf: Readonly<Record<Level, number>> = { 1: 10_000, 2: 10_000, 3: 5000, 4: 2500 };

/** Goods with the least and the most they cost, in toman. */
const goods: readonly (readonly [string, number, number])[] = [
  ['دسته‌گل', 50_000, 500_000],
  ['گلدان سفالی', 50_000, 400_000],
  ['جعبهٔ خرما', 80_000, 400_000],
  ['سبد حصیری', 50_000, 600_000],
  ['کوزهٔ لعابی', 50_000, 900_000],
  ['جعبهٔ شیرینی', 150_000, 900_000],
  ['صندوق سیب', 300_000, 1_200_000],
  ['شال بافتنی', 200_000, 1_500_000],
  ['تابلوی چوبی', 200_000, 2_000_000],
  ['قالیچهٔ کوچک', 900_000, 2_000_000],
  ['کیف چرمی', 500_000, 2_000_000],
];

function seller(rng: Rng): string {
  return rng.chance(1, 2) ? `${relative(rng)}` : `فروشنده‌ای`;
}

export const profitLoss = defineSkill({
  id: 'g6-profit-loss',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 7,
  make: (rng, level) => {
    const cost = rng.int(level === 1 ? 5 : 8, level === 1 ? 40 : 200) * stepOf[level];
    const share = rng.pick(sharesOf[level]);
    const change = wholePercent(cost, share);
    if (change === null || change % 100 !== 0) return null;
    const isProfit = rng.chance(3, 5);
    // A loss of half is as much as the sale.
    if (!isProfit && share === 50) return null;
    const sale = isProfit ? cost + change : cost - change;
    const form = rng.pick(formsOf[level]);
    const fitting = goods.filter(([, least, most]) => cost >= least && cost <= most);
    if (fitting.length === 0) return null;
    const [thing] = rng.pick(fitting);
    const who = seller(rng);
    const word = isProfit ? 'سود' : 'زیان';

    if (form === 'reverse') {
      return {
        form,
        stem: [p`${who} یک ${thing} را ${cost} تومان خرید و ${sale} تومان فروخت.`, p`او چند درصد ${word} کرده است؟`],
        ...integerAnswer(share, { unit: 'درصد' }),
        misconceptions: wholeMisconceptions(
          [
            'percent-of-sale-price',
            'درصد را از قیمت فروش حساب کرده',
            (change * 100) / sale,
            line`سود و زیان را با قیمت خرید مقایسه می‌کنیم، نه با قیمت فروش.`,
          ],
          [
            'amount-in-toman',
            'مقدار سود یا زیان را به تومان نوشته',
            change,
            line`مقدار را به تومان پیدا کرده‌ای. حالا ببین چند درصد قیمت خرید است.`,
          ],
          [
            'sale-as-percent',
            'درصد قیمت فروش از قیمت خرید را نوشته',
            isProfit ? 100 + share : 100 - share,
            line`این درصد همهٔ قیمت فروش است. سؤال فقط ${word} را می‌خواهد.`,
          ],
        ),
        hints: [
          hint(p`اول ببین قیمت فروش و خرید چند تومان اختلاف دارند.`),
          hint(p`این اختلاف را به قیمت خرید نسبت بده.`),
          hint(p`کسر را با مخرج ۱۰۰ بنویس.`),
        ],
        solution: [
          step(
            p`مقدار ${word} اختلاف دو قیمت است.`,
            display(isProfit ? row(sale, '−', cost, '=', change) : row(cost, '−', sale, '=', change)),
          ),
          step(
            p`آن را به قیمت خرید نسبت می‌دهیم و با مخرج ۱۰۰ می‌نویسیم.`,
            display(row(frac(change, cost), '=', frac(share, 100), '=', percent(share))),
          ),
        ],
      };
    }

    // Level 4: several pieces, and the whole profit or loss is asked of the sale of all.
    const count = form === 'compare' ? rng.int(3, 9) : 1;
    const answer = sale * count;
    const misconceptions = wholeMisconceptions(
      [
        'profit-for-loss',
        'سود و زیان را با هم اشتباه گرفته',
        (isProfit ? cost - change : cost + change) * count,
        line`ببین فروشنده سود کرده است یا زیان؛ قیمت فروش باید از قیمت خرید بیشتر باشد یا کمتر؟`,
      ],
      [
        'change-written',
        'فقط مقدار سود یا زیان را نوشته',
        change * count,
        line`این مقدار ${isProfit ? 'سود' : 'زیان'} است. قیمت فروش خواسته شده است.`,
      ],
      [
        'percent-as-toman',
        'عدد درصد را تومان گرفته',
        (isProfit ? cost + share : cost - share) * count,
        line`درصد، تومان نیست. اول ببین این درصد از قیمت خرید چند تومان می‌شود.`,
      ],
      [
        'percent-as-thousands',
        'عدد درصد را هزار تومان گرفته',
        (isProfit ? cost + share * 1000 : cost - share * 1000) * count,
        line`درصد، هزار تومان نیست. اول ببین این درصد از قیمت خرید چند تومان می‌شود.`,
      ],
      [
        'one-piece-only',
        'قیمت فروش یکی را نوشته',
        form === 'compare' ? sale : null,
        line`قیمت فروش یکی را پیدا کرده‌ای. همه چند تاست؟`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    const verb = isProfit ? 'سود کند' : 'زیان کند';
    const statement = rng.pick([
      () => p`${who} یک ${thing} را ${cost} تومان خرید و با ${percent(share)} ${word} فروخت.`,
      () => p`قیمت خرید یک ${thing} ${cost} تومان است و فروشنده آن را با ${percent(share)} ${word} می‌فروشد.`,
      () =>
        p`${child(rng)} در بازارچهٔ خیریه یک ${thing} را که ${cost} تومان خریده بود، با ${percent(share)} ${word} فروخت.`,
    ])();
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [
            p`قیمت خرید کالایی ${cost} تومان است. برای این‌که فروشنده ${percent(share)} ${verb}، قیمت فروش چند تومان می‌شود؟`,
          ];
        case 'compare':
          return [
            p`فروشنده‌ای ${count} تا ${thing} خرید، هر کدام ${cost} تومان. همه را با ${percent(share)} ${word} فروخت.`,
            p`از فروش همهٔ آن‌ها روی هم چند تومان به دست آورد؟`,
          ];
        case 'find-mistake':
          return [
            statement,
            p`${child(rng)} می‌گوید قیمت فروش ${rng.pick(wrong)} تومان است، ولی درست نیست. قیمت فروش چند تومان است؟`,
          ];
        default:
          return [statement, p`قیمت فروش چند تومان است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, { unit: 'تومان' }),
      misconceptions,
      hints: [
        hint(
          p`${isProfit ? 'سود به قیمت خرید اضافه' : 'زیان از قیمت خرید کم'} می‌شود. درصد ${word} را از قیمت خرید حساب می‌کنیم.`,
        ),
        hint(p`اول مقدار ${word} را به تومان پیدا کن.`, display(row(frac(share, 100), '×', cost))),
        form === 'compare'
          ? hint(p`قیمت فروش یکی را پیدا کن و بعد در تعداد ضرب کن.`)
          : hint(p`بعد قیمت فروش را به دست بیاور.`),
      ],
      solution: [
        step(p`مقدار ${word} را پیدا می‌کنیم.`, display(row(frac(share, 100), '×', cost, '=', change))),
        step(
          isProfit ? p`سود را به قیمت خرید اضافه می‌کنیم.` : p`زیان را از قیمت خرید کم می‌کنیم.`,
          display(isProfit ? row(cost, '+', change, '=', sale) : row(cost, '−', change, '=', sale)),
        ),
        ...(form === 'compare'
          ? [step(p`همه ${count} تاست؛ پس ضرب می‌کنیم.`, display(row(count, '×', sale, '=', answer)))]
          : []),
      ],
    };
  },
});
