import {
  child,
  defineSkill,
  digitAt,
  digitInPlace,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  numberInPlaces,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { digitsOf, fourDigits, type PlaceIndex, places } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['find-mistake', 'story', 'bare'],
};

const settings = [
  'در صفحهٔ کیلومترشمار یک دوچرخه این عدد دیده می‌شود.',
  'روی در یک سالن ورزشی، تعداد صندلی‌ها این‌طور نوشته شده است.',
  'یک کتابخانه این تعداد کتاب دارد.',
  'روی کیسه‌ای وزن آن به گرم این‌طور نوشته شده است.',
  'تعداد دانش‌آموزهای چند مدرسه روی هم این عدد است.',
  'طول یک خیابان به متر این عدد است.',
];

export const placeValueOfDigit = defineSkill({
  id: 'g3-place-value-of-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 8,
  make: (rng, level) => {
    const value = fourDigits(rng, { zeros: level < 3 ? 0 : level === 4 ? 1 : rng.int(0, 1), distinct: true });
    const digits = digitsOf(value);
    // From level 3 on no digit is worth itself: written again, it would be right.
    const place = rng.int(0, level === 1 || level > 2 ? 2 : 3) as PlaceIndex;
    const digit = digits[place] ?? 0;
    // A zero is worth nothing wherever it stands, which is another question.
    if (digit === 0) return null;
    const { placeValue, bundle, name } = places[place];
    const answer = digit * placeValue;
    const form = rng.pick(formsOf[level]);
    const shown = display(digitAt(value, place));
    const wrong = digit === answer ? digit * 10 : digit;

    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(settings)}`, shown, p`ارزش رقم ${digit} در این عدد چند است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ارزش رقم ${digit} در این عدد ${wrong} است، ولی اشتباه می‌کند.`,
            shown,
            p`ارزش درست این رقم چند است؟`,
          ];
        case 'figure':
          return [p`این عدد در جدول ارزش مکانی نوشته شده است. ارزش رقم ${digit} چند است؟`];
        default:
          return [p`ارزش مکانی رقمی که مشخص شده چند است؟`, shown];
      }
    };

    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-table' as const,
              description: `جدول ارزش مکانی با چهار ستون که در آن عدد ${persianNumber(value)} نوشته شده است`,
              columns: places.map((each) => each.name),
              rows: [digits.map(String)],
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'digit-itself',
          'خود رقم را به جای ارزش آن نوشته',
          integerKey(digit),
          line`این رقم فقط چند تا یکی نیست. ببین در کدام خانه نشسته است.`,
        ),
        misconception(
          'one-place-too-high',
          'ارزش را یک خانه بزرگ‌تر گرفته',
          integerKey(answer * 10),
          line`خانه‌ها را از سمت راست دوباره بشمار: یکان، دهگان، صدگان، هزارگان.`,
        ),
        ...wholeMisconceptions([
          'one-place-too-low',
          'ارزش را یک خانه کوچک‌تر گرفته',
          answer / 10,
          line`یک بار دیگر ببین چند رقم سمت راست این رقم هست.`,
        ]),
        misconception(
          'rest-of-the-number',
          'همهٔ عدد را از آن رقم به بعد نوشته',
          integerKey(value % (placeValue * 10)),
          line`فقط ارزش همین یک رقم را می‌خواهیم، نه رقم‌های بعد از آن را.`,
        ),
      ],
      hints: [
        hint(p`ارزش یک رقم به خانه‌ای که در آن نشسته بستگی دارد.`),
        hint(
          p`خانه‌ها را از سمت راست بشمار: یکان، دهگان، صدگان، هزارگان. این رقم در کدام خانه است و آنجا چند تا از چه چیزی داریم؟`,
        ),
      ],
      solution: [
        step(p`رقم ${digit} در خانهٔ ${name} نشسته است؛ پس ${digit} ${bundle} داریم.`),
        placeValue === 1
          ? step(p`در خانهٔ یکان، ارزش هر رقم همان خودِ رقم است.`, display(num(answer)))
          : step(p`حالا ارزش آن را حساب می‌کنیم.`, display(row(digit, '×', placeValue, '=', answer))),
      ],
    };
  },
});
