import {
  child,
  choiceAnswer,
  countsToMillion,
  defineSkill,
  digitsFromLeft,
  display,
  hint,
  type Level,
  line,
  math,
  num,
  numberInPlaces,
  numberOfDigits,
  numberWords,
  p,
  type QuestionVariant,
  step,
  text,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import { drawSixDigits, thousandsAndOnes } from './question-parts/random-five-and-six-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'reverse'],
  2: ['bare', 'story', 'reverse', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** One group of three read with its zero in another place: 304 as 340, 52 as 520. */
function zeroMoved(group: number): number {
  const [hundreds = 0, tens = 0, ones = 0] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  if (tens === 0) return hundreds * 100 + ones * 10;
  if (ones === 0) return hundreds * 100 + tens;
  return hundreds === 0 ? tens * 100 + ones : group;
}

function tensAndOnesSwapped(group: number): number {
  return Math.floor(group / 100) * 100 + (group % 10) * 10 + (Math.floor(group / 10) % 10);
}

/** Ways the number is read amiss, most distinctive first; some may come to the number itself and fall away. */
function misreadings(
  value: number,
  asDigits: boolean,
): readonly (Omit<WrongOptionDraft, 'value' | 'content'> & { readonly read: number })[] {
  const { thousands, ones } = thousandsAndOnes(value);
  const digits = digitsFromLeft(value);
  return [
    {
      id: 'zero-moved-in-ones',
      title: 'رقم‌های طبقهٔ یکی را در خانهٔ دیگری خوانده',
      message: line`سه رقم سمت راست را یکی‌یکی نگاه کن: در هر خانه چه رقمی نشسته است؟`,
      read: thousands * 1000 + zeroMoved(ones),
    },
    {
      id: 'zero-moved-in-thousands',
      title: 'رقم‌های طبقهٔ هزار را در خانهٔ دیگری خوانده',
      message: line`رقم‌های طبقهٔ هزار را یکی‌یکی نگاه کن: این طبقه چند رقم دارد و هر رقم در کدام خانه است؟`,
      read: zeroMoved(thousands) * 1000 + ones,
    },
    {
      // Among numbers in digits nothing is left to be cut: this one has all the digits, and zeros between.
      ...(asDigits
        ? {
            id: 'zero-between-digits',
            title: 'عددی را انتخاب کرده که میان رقم‌هایش صفر اضافه دارد',
            message: line`پیش از کلمهٔ «هزار» چه عددی آمده است؟ طبقهٔ هزارِ عددت را با آن مقایسه کن.`,
          }
        : {
            id: 'grouped-from-the-left',
            title: 'رقم‌ها را از سمت چپ سه‌تا سه‌تا جدا کرده',
            message: line`رقم‌ها را از سمت راست سه‌تا سه‌تا جدا کن، نه از سمت چپ.`,
          }),
      read: numberOfDigits(digits.slice(0, 3)) * 1000 + numberOfDigits(digits.slice(3)),
    },
    {
      id: 'groups-swapped',
      title: 'طبقهٔ هزار و طبقهٔ یکی را جابه‌جا خوانده',
      message: line`خواندن را از سمت چپ شروع کن: اول طبقهٔ هزار، بعد طبقهٔ یکی.`,
      read: ones * 1000 + thousands,
    },
    {
      id: 'tens-and-ones-swapped',
      title: 'دهگان و یکان را جابه‌جا خوانده',
      message: line`در هر طبقه اول صدگان، بعد دهگان و آخر یکان را می‌خوانیم. دو رقم آخر را دوباره ببین.`,
      read: thousands * 1000 + tensAndOnesSwapped(ones),
    },
    {
      id: 'tens-and-ones-of-thousands-swapped',
      title: 'دهگان هزار و یکان هزار را جابه‌جا خوانده',
      message: line`طبقهٔ هزار را دوباره ببین: دهگان هزار سمت چپِ یکان هزار است.`,
      read: tensAndOnesSwapped(thousands) * 1000 + ones,
    },
  ];
}

export const readSixDigit = defineSkill({
  id: 'g4-read-six-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 3,
  pictures: [numberInPlaces],
  make: (rng, level) => {
    const value = drawSixDigits(rng, level);
    const { thousands, ones } = thousandsAndOnes(value);
    const form = rng.pick(formsOf[level]);
    const asDigits = form === 'reverse';
    const option = (each: number) => ({
      value: String(each),
      content: asDigits ? [math(num(each))] : [text(numberWords(each))],
    });
    const amiss = misreadings(value, asDigits).filter(({ read }) => read !== value && read >= 1000);
    if (amiss.length === 0) return null;
    // Somebody's reading is shown and no longer among the options.
    const shown = form === 'find-mistake' ? rng.pick(amiss) : null;
    const spec = choiceAnswer(
      rng,
      {
        layout: asDigits ? 'tiles' : 'list',
        right: option(value),
        wrong: amiss
          .filter(({ read }) => read !== shown?.read)
          .map(({ read, ...name }) => ({ ...name, ...option(read) })),
      },
      4,
    );
    if (spec === null) return null;
    const words = numberWords(value);
    const { subject } = rng.pick(countsToMillion);
    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${subject(rng)} این عدد است:`, display(num(value)), p`این عدد چطور خوانده می‌شود؟`];
        case 'reverse':
          return [p`کدام عدد «${words}» است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} این عدد را «${numberWords(shown?.read ?? value)}» خوانده است، ولی درست نیست.`,
            display(num(value)),
            p`این عدد چطور خوانده می‌شود؟`,
          ];
        default:
          return [p`این عدد چطور خوانده می‌شود؟`, display(num(value))];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: asDigits
        ? [
            hint(p`باید عددی را پیدا کنی که این‌طور خوانده می‌شود. اول به کلمهٔ «هزار» نگاه کن.`),
            hint(p`چیزی که پیش از «هزار» می‌آید، طبقهٔ هزار است. آن را در عددها پیدا کن.`),
            hint(p`بعد سه رقم سمت راست را ببین. اگر از خانه‌ای چیزی گفته نشده، در آن صفر می‌نشیند.`),
          ]
        : [
            hint(p`عددهای بزرگ را طبقه‌طبقه می‌خوانیم. رقم‌ها را از سمت راست سه‌تا سه‌تا جدا کن.`),
            hint(p`سه رقم سمت راست طبقهٔ یکی است و بقیهٔ رقم‌ها طبقهٔ هزار.`),
            hint(p`اول طبقهٔ هزار را بخوان و «هزار» بگو، بعد طبقهٔ یکی را. خانه‌ای که صفر دارد خوانده نمی‌شود.`),
          ],
      solution: [
        step(p`سه رقم سمت راست طبقهٔ یکی است و رقم‌های دیگر طبقهٔ هزار: طبقهٔ هزار ${thousands} و طبقهٔ یکی ${ones} است.`),
        step(
          ones === 0
            ? p`طبقهٔ یکی صفر است و خوانده نمی‌شود؛ پس فقط طبقهٔ هزار را می‌خوانیم.`
            : p`طبقهٔ هزار «${numberWords(thousands)} هزار» خوانده می‌شود و طبقهٔ یکی «${numberWords(ones)}».`,
        ),
        asDigits
          ? step(p`پس «${words}» این عدد است:`, display(num(value)))
          : step(p`پس عدد این‌طور خوانده می‌شود: ${words}`),
      ],
    };
  },
});
