import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { sharing } from './question-parts/equal-sharing-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly places: readonly [number, number] }>
> = {
  1: { divisor: [2, 5], places: [1, 1] },
  2: { divisor: [2, 9], places: [1, 2] },
  3: { divisor: [3, 15], places: [2, 3] },
  4: { divisor: [11, 25], places: [2, 3] },
};

export const decimalByWhole = defineSkill({
  id: 'g6-decimal-div-whole',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const { divisor: divisors, places } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const quotient = decimalWith(rng, rng.int(...places), level === 1 ? [0, 5] : [0, 14]);
    const dividend = quotient.times(Decimal.of(divisor));
    if (dividend.places === 0 || dividend.places > 3) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const reverse = form === 'reverse';
    const answer = reverse ? dividend : quotient;
    const off = quotient.shift(1);
    const placeName = ['', 'دهم', 'صدم', 'هزارم'][quotient.places] ?? '';
    const stem = () => {
      switch (form) {
        case 'story':
          return sharing(rng, dividend, divisor);
        case 'reverse':
          return [
            p`${name} عددی را بر ${divisor} تقسیم کرد و خارج‌قسمت، بدون باقی‌مانده، ${quotient} شد.`,
            p`آن عدد چه بود؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} این‌طور تقسیم کرده است:`,
            display(row(dividend, '÷', divisor, '=', off)),
            p`ولی جای ممیز درست نیست. خارج‌قسمت درست چند است؟`,
          ];
        default:
          return [p`حاصل تقسیم را بنویس.`, display(row(dividend, '÷', divisor, '='))];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer),
      misconceptions: [
        misconception(
          'mark-forgotten',
          'ممیز را در جواب نگذاشته',
          decimalKey(answer.shift(answer.places)),
          reverse
            ? line`بدون ممیز ضرب کرده‌ای. حالا ببین عدد اول چند رقم اعشار دارد.`
            : line`وقتی در تقسیم به ممیز می‌رسی، در خارج‌قسمت هم ممیز بگذار.`,
        ),
        misconception(
          'mark-one-place-right',
          'ممیز را یک رقم جلوتر گذاشته',
          decimalKey(answer.shift(1)),
          line`یک بار دیگر ببین ممیز را بعد از کدام رقم باید بگذاری.`,
        ),
        misconception(
          'mark-one-place-left',
          'ممیز را یک رقم عقب‌تر گذاشته',
          decimalKey(answer.shift(-1)),
          line`جواب را با یک تخمین مقایسه کن: خیلی کوچک نشده است؟`,
        ),
        misconception(
          'other-operation',
          'عمل برعکس را انجام داده',
          decimalKey(reverse ? quotient : dividend.times(Decimal.of(divisor))),
          line`یک بار دیگر ببین باید ضرب کنی یا تقسیم.`,
        ),
      ],
      hints: reverse
        ? [
            hint(p`تقسیم را برعکس کن: خارج‌قسمت و مقسوم‌علیه را داری.`),
            hint(p`مقسوم برابر است با مقسوم‌علیه ضربدر خارج‌قسمت.`, display(row(divisor, '×', quotient))),
          ]
        : [
            hint(p`مانند عددهای طبیعی تقسیم می‌کنیم؛ فقط باید جای ممیز را پیدا کنیم.`),
            hint(p`اول قسمت صحیح را تقسیم کن. همین که به ممیز رسیدی، در خارج‌قسمت ممیز بگذار و ادامه بده.`),
          ],
      solution: reverse
        ? [
            step(p`مقسوم، حاصل ضرب مقسوم‌علیه در خارج‌قسمت است.`),
            step(p`ضرب می‌کنیم.`, display(row(divisor, '×', quotient, '=', dividend))),
          ]
        : [
            step(
              p`${dividend} یعنی ${Number(dividend.unitsAt(quotient.places))} ${placeName}. اول بدون ممیز تقسیم می‌کنیم.`,
              display(row(Number(dividend.unitsAt(quotient.places)), '÷', divisor, '=', Number(quotient.units))),
            ),
            step(p`حاصل هم ${placeName} است؛ پس ${quotient.places} رقم از سمت راست آن را با ممیز جدا می‌کنیم.`),
            step(p`با ضرب امتحان می‌کنیم.`, display(row(divisor, '×', quotient, '=', dividend))),
            step(p`پس خارج‌قسمت این است:`, display(row(dividend, '÷', divisor, '=', quotient))),
          ],
    };
  },
});
