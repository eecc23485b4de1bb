import {
  type Level,
  line,
  p,
  percent,
  type QuestionDraft,
  type Rng,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';
import { priced } from './priced-goods.ts';

const shares = [5, 12, 15, 18, 25, 30, 35, 40];

/** Where is the wrong line of a price after a discount. */
export function discountWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const { ware, price } = priced(rng, level === 2 ? 10_000 : 5000, level === 2 ? 2_000_000 : 5_000_000);
  const share = rng.pick(shares);
  return wrongLineQuestion(rng, {
    problem: [
      p`قیمت یک ${ware} ${price} تومان است و فروشگاه ${percent(share)} تخفیف می‌دهد. قیمت پس از تخفیف را می‌خواهیم.`,
    ],
    work: (mistake) => {
      const one = mistake === 'divided-by-ten' ? price / 10 : price / 100;
      const off = mistake === 'zero-lost' ? (share * one) / 10 : share * one;
      const paid = mistake === 'added' ? price + off : price - off;
      if (![one, off, paid].every(Number.isInteger) || paid <= 0) return null;
      return [
        workedFor('یک درصد قیمت', price, '÷', mistake === 'divided-by-ten' ? 10 : 100, '=', one),
        workedFor('تخفیف', share, '×', one, '=', off),
        workedFor('قیمت پس از تخفیف', price, mistake === 'added' ? '+' : '−', off, '=', paid),
      ];
    },
    mistakes: {
      'divided-by-ten': line`یک درصد یعنی یک‌صدم؛ در این سطر قیمت بر ۱۰ تقسیم شده است.`,
      'zero-lost': line`در این ضرب یک صفر جا افتاده است.`,
      added: line`تخفیف باید از قیمت کم شود، نه به آن اضافه.`,
    },
    watch: line`هر سطر می‌گوید چه چیزی را حساب می‌کند. ببین عبارتش همان را حساب کرده است یا نه.`,
  });
}
