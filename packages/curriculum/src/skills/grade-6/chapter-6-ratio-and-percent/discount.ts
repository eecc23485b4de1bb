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
import { discountWrongLine } from './question-parts/discount-wrong-line.ts';
import { priced, wholePercent } from './question-parts/priced-goods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'bare'],
  2: ['story', 'story', 'reverse', 'find-mistake'],
  3: ['story', 'reverse', 'find-mistake', 'bare'],
  4: ['story', 'reverse', 'find-mistake', 'compare'],
};
// Half off would be as much as what is paid.
const sharesOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20, 25, 30],
  2: [5, 10, 15, 20, 25, 30, 40],
  3: [5, 12, 15, 18, 20, 25, 30, 35, 40, 45, 60],
  4: [8, 12, 15, 18, 22, 35, 45, 55, 65, 70],
};
const stepOf: Readonly<Record<Level, number>> = { 1: 20_000, 2: 10_000, 3: 5000, 4: 1000 };
const mostOf: Readonly<Record<Level, number>> = { 1: 800_000, 2: 2_000_000, 3: 5_000_000, 4: 5_000_000 };

function write(rng: Rng, ware: string, price: number, share: number): Block {
  return rng.pick([
    () => p`قیمت یک ${ware} ${price} تومان است و فروشگاه ${percent(share)} تخفیف می‌دهد.`,
    () =>
      p`در حراج ${rng.pick(['پایان فصل', 'نوروزی', 'شب یلدا', 'بازگشایی مدرسه‌ها'])}، یک ${ware} ${price} تومانی را با ${percent(share)} تخفیف می‌فروشند.`,
    () => p`${child(rng)} یک ${ware} را که قیمتش ${price} تومان است با ${percent(share)} تخفیف می‌خرد.`,
    () => p`روی برچسب یک ${ware} نوشته است ${price} تومان. فروشنده به دانش‌آموزها ${percent(share)} تخفیف می‌دهد.`,
  ])();
}

export const discount = defineSkill({
  id: 'g6-discount',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 10,
  make: (rng, level) => {
    const { ware, price } = priced(rng, stepOf[level], mostOf[level]);
    const share = rng.pick(sharesOf[level]);
    const off = wholePercent(price, share);
    if (off === null || off % 100 !== 0) return null;
    const paid = price - off;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);

    if (form === 'reverse') {
      return {
        form,
        stem: [
          p`قیمت یک ${ware} ${price} تومان بود و ${name} آن را پس از تخفیف به ${paid} تومان خرید.`,
          p`فروشنده چند درصد تخفیف داده است؟`,
        ],
        ...integerAnswer(share, { unit: 'درصد' }),
        misconceptions: wholeMisconceptions(
          ['share-paid', 'درصد پولی را که داده نوشته', 100 - share, line`این درصد پرداخت‌شده است. تخفیف چند درصد است؟`],
          [
            'discount-in-toman',
            'مقدار تخفیف را به تومان نوشته',
            off,
            line`مقدار تخفیف را پیدا کرده‌ای. حالا ببین چند درصد قیمت اول است.`,
          ],
          [
            'percent-of-new-price',
            'درصد را از قیمت جدید حساب کرده',
            (off * 100) / paid,
            line`تخفیف از قیمت اول حساب می‌شود، نه از قیمت بعد از تخفیف.`,
          ],
        ),
        hints: [
          hint(p`اول ببین فروشنده چند تومان کم کرده است.`),
          hint(p`تخفیف را با قیمت اول مقایسه کن: چه کسری از قیمت اول است؟`),
          hint(p`آن کسر را با مخرج ۱۰۰ بنویس.`),
        ],
        solution: [
          step(p`مقدار تخفیف اختلاف دو قیمت است.`, display(row(price, '−', paid, '=', off))),
          step(
            p`تخفیف را به قیمت اول نسبت می‌دهیم و با مخرج ۱۰۰ می‌نویسیم.`,
            display(row(frac(off, price), '=', frac(share, 100), '=', percent(share))),
          ),
        ],
      };
    }

    // Two discounts, one after the other, are not their sum.
    const second = rng.pick([5, 10, 20]);
    const twice = form === 'compare' ? wholePercent(paid, second) : null;
    if (form === 'compare' && (twice === null || twice % 100 !== 0)) return null;
    const answer = twice === null ? paid : paid - twice;
    const sumOff = twice === null ? null : wholePercent(price, share + second);
    const misconceptions = wholeMisconceptions(
      [
        'discounts-added',
        'دو تخفیف را با هم جمع کرده',
        sumOff === null ? null : price - sumOff,
        line`تخفیف دوم از قیمت کم‌شده حساب می‌شود، نه از قیمت اول.`,
      ],
      ['discount-written', 'مقدار تخفیف را نوشته', price - answer, line`این مقدار تخفیف است. مشتری چقدر می‌پردازد؟`],
      [
        'discount-added',
        'تخفیف را به قیمت اضافه کرده',
        twice === null ? price + off : null,
        line`تخفیف قیمت را کم می‌کند یا زیاد؟`,
      ],
      [
        'percent-as-toman',
        'عدد درصد را از قیمت کم کرده',
        twice === null ? price - share : price - share - second,
        line`درصد، تومان نیست. اول مقدار تخفیف را به تومان حساب کن.`,
      ],
      [
        'percent-as-thousands',
        'عدد درصد را هزار تومان گرفته',
        twice === null ? price - share * 1000 : price - (share + second) * 1000,
        line`درصد، هزار تومان نیست. اول مقدار تخفیف را حساب کن.`,
      ],
      [
        'stopped-after-first',
        'فقط تخفیف اول را حساب کرده',
        twice === null ? null : paid,
        line`یک تخفیف دیگر هم مانده است.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    const statement = write(rng, ware, price, share);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [p`قیمت کالایی ${price} تومان است. با ${percent(share)} تخفیف، قیمت آن چند تومان می‌شود؟`];
        case 'compare':
          return [
            statement,
            p`بعد هم برای خرید اینترنتی، از قیمت کم‌شده ${percent(second)} دیگر کم می‌شود. قیمت نهایی چند تومان است؟`,
          ];
        case 'find-mistake':
          return [
            statement,
            p`${name} می‌گوید قیمت بعد از تخفیف ${rng.pick(wrong)} تومان است، ولی درست نیست. قیمت بعد از تخفیف چند تومان است؟`,
          ];
        default:
          return [statement, p`قیمت بعد از تخفیف چند تومان است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, { unit: 'تومان' }),
      misconceptions,
      hints: [
        hint(p`تخفیف، کسری از قیمت است که کم می‌شود: ${share} تومان از هر ۱۰۰ تومان.`),
        hint(p`اول مقدار تخفیف را به تومان پیدا کن.`, display(row(frac(share, 100), '×', price))),
        form === 'compare'
          ? hint(p`قیمت را کم کن. بعد تخفیف دوم را از همین قیمت تازه حساب کن.`)
          : hint(p`بعد آن را از قیمت کم کن. یا ببین مشتری چند درصد قیمت را می‌پردازد.`),
      ],
      solution: [
        step(p`مقدار تخفیف را پیدا می‌کنیم.`, display(row(frac(share, 100), '×', price, '=', off))),
        step(p`آن را از قیمت کم می‌کنیم.`, display(row(price, '−', off, '=', paid))),
        ...(twice === null
          ? []
          : [
              step(p`تخفیف دوم از قیمت تازه حساب می‌شود.`, display(row(frac(second, 100), '×', paid, '=', twice))),
              step(p`آن را هم کم می‌کنیم.`, display(row(paid, '−', twice, '=', answer))),
            ]),
      ],
    };
  },
  makeWrongLine: discountWrongLine,
});
