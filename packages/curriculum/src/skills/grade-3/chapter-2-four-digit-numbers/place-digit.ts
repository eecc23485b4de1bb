import {
  child,
  defineSkill,
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
  rankWords,
  step,
} from '../../../authoring/index.ts';
import { digitsOf, fourDigits, type PlaceIndex, places } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'reverse'],
  4: ['reverse', 'story'],
};

const things = [
  'شمارهٔ پلاک یک مغازه',
  'شمارهٔ یک بلیت',
  'شمارهٔ یک صندلی ورزشگاه',
  'رمز یک چمدان',
  'شمارهٔ عضویت کتابخانه',
  'کد یک کمد',
];

export const placeDigit = defineSkill({
  id: 'g3-place-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 3,
  make: (rng, level) => {
    const value = fourDigits(rng, { zeros: level < 3 ? 0 : rng.int(0, 1), distinct: true });
    const digits = digitsOf(value);
    const place = rng.int(0, 3) as PlaceIndex;
    const { name } = places[place];
    const digit = digits[place] ?? 0;
    const form = rng.pick(formsOf[level]);
    const word = rankWords(4 - place);

    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(things)} ${value} است.`, p`${child(rng)} رقم ${name} آن را پرسید. آن رقم چند است؟`];
        case 'reverse': {
          const parts = rng.shuffle(
            places.map(({ bundle }, index) => `${persianNumber(digits[index] ?? 0)} ${bundle}`),
          );
          return [p`عددی ${parts.join(' و ')} دارد.`, p`رقم ${name} این عدد چند است؟`];
        }
        case 'figure':
          return [p`عدد در جدول ارزش مکانی نوشته شده است. رقم ${name} آن کدام است؟`];
        default:
          return [p`رقم ${name} این عدد کدام است؟`, display(num(value))];
      }
    };

    const other = (index: number) => digits[index] ?? 0;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-table' as const,
              description: `جدول ارزش مکانی عدد ${persianNumber(value)} با چهار ستون`,
              columns: places.map((each) => each.name),
              rows: [digits.map(String)],
            },
          }
        : {}),
      ...integerAnswer(digit),
      misconceptions: [
        misconception(
          'counted-from-the-other-side',
          'خانه‌ها را از سمت دیگر شمرده',
          integerKey(other(3 - place)),
          line`خانه‌ها را از سمت راست بشمار: اول یکان است، بعد دهگان، بعد صدگان و بعد هزارگان.`,
        ),
        misconception(
          'neighbour-to-the-right',
          'رقم خانهٔ کناری (سمت راست) را نوشته',
          integerKey(other((place + 1) % 4)),
          line`یک بار دیگر نام خانه‌ها را از سمت راست، یکی‌یکی بگو.`,
        ),
        misconception(
          'neighbour-to-the-left',
          'رقم خانهٔ کناری (سمت چپ) را نوشته',
          integerKey(other((place + 3) % 4)),
          line`این رقمِ خانهٔ کناری است. از یکان دوباره بشمار و نام هر خانه را بگو.`,
        ),
      ],
      hints: [
        hint(p`در یک عدد چهار رقمی، هر رقم خانه‌ای دارد. ما رقمی را می‌خواهیم که در خانهٔ ${name} نشسته است.`),
        hint(p`از سمت راست بشمار: یکان، دهگان، صدگان، هزارگان. ببین ${name} چندمین خانه است.`),
      ],
      solution: [
        step(p`خانه‌ها از سمت راست این‌ها هستند: یکان، دهگان، صدگان و هزارگان.`),
        step(p`${name} از سمت راست، خانهٔ ${word} است.`, display(num(value))),
        step(p`پس رقم ${name}، ${digit} است.`),
      ],
    };
  },
});
