import {
  child,
  countsToMillion,
  defineSkill,
  digitAt,
  digitInPlace,
  digitsFromLeft,
  display,
  drawNumber,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  numberInPlaces,
  numberPlaces,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['reverse', 'find-mistake', 'story'],
};
const lengthOf: Readonly<Record<Level, readonly number[]>> = { 1: [5], 2: [5, 6], 3: [6], 4: [6] };

export const placeValueSix = defineSkill({
  id: 'g4-place-value-six',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 10,
  make: (rng, level) => {
    const value = drawNumber(rng, {
      length: rng.pick(lengthOf[level]),
      zeros: level < 3 ? 0 : rng.int(0, 2),
      distinct: true,
    });
    const digits = digitsFromLeft(value);
    const index = rng.int(0, digits.length - 1);
    const fromRight = digits.length - 1 - index;
    const { name, placeValue } = numberPlaces[fromRight] ?? { name: '', placeValue: 1 };
    const digit = digits[index] ?? 0;
    const names = digits.map((_, place) => numberPlaces[place]?.name ?? '');
    const namesOfPlaces = `${names.slice(0, -1).join('، ')} و ${names.at(-1) ?? ''}`;
    const form = rng.pick(formsOf[level]);
    // The digit of a place is asked in the table and in a story; elsewhere what a digit is worth.
    const asksDigit = (form === 'figure' && rng.chance(1, 2)) || form === 'story';
    // The last digit is worth itself, and to read it is no question for who reads six places.
    if ((!asksDigit && (digit === 0 || fromRight === 0)) || (level > 2 && fromRight === 0)) return null;
    const answer = asksDigit ? digit : digit * placeValue;
    const at = (place: number) => digits[digits.length - 1 - place];
    const reflected = digits[digits.length - 1 - index] ?? 0;
    const wrongValue = rng.chance(1, 2) ? (digit * placeValue) / 10 : digit * placeValue * 10;

    const stem = () => {
      switch (form) {
        case 'story': {
          const { subject } = rng.pick(countsToMillion);
          return [p`${subject(rng)} این عدد است:`, display(num(value)), p`رقم ${name} این عدد چند است؟`];
        }
        case 'figure':
          return asksDigit
            ? [p`عددی در جدول ارزش مکانی نوشته شده است. رقم ${name} آن چند است؟`]
            : [p`عددی در جدول ارزش مکانی نوشته شده است. رقم ${digit} در این عدد چه ارزشی دارد؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ارزش رقم مشخص‌شده در این عدد ${wrongValue} است، ولی اشتباه می‌کند.`,
            display(digitAt(value, index)),
            p`این رقم چه ارزشی دارد؟`,
          ];
        case 'reverse':
          return [p`اگر در عدد ${value} به جای رقم ${digit} صفر بنویسیم، عدد کوچک‌تر می‌شود.`, p`چقدر از عدد کم می‌شود؟`];
        default:
          return [p`ارزش رقم مشخص‌شده در این عدد چقدر است؟`, display(digitAt(value, index))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-table' as const,
              description: `جدول ارزش مکانی یک عدد ${digits.length === 5 ? 'پنج' : 'شش'} رقمی؛ رقم‌ها از چپ: ${digits.map((one) => persianNumber(one)).join('، ')}`,
              columns: digits.map((_, place) => numberPlaces[digits.length - 1 - place]?.name ?? ''),
              rows: [digits.map(String)],
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: asksDigit
        ? [
            misconception(
              'counted-from-the-left',
              'خانه‌ها را از سمت چپ شمرده',
              integerKey(reflected),
              line`خانه‌ها را از سمت راست بشمار: اول یکان، بعد دهگان و بعد صدگان.`,
            ),
            misconception(
              'digit-of-other-group',
              'همان خانه را در طبقهٔ دیگر خوانده',
              integerKey(at((fromRight + 3) % 6) ?? digit),
              line`نام خانه را کامل بخوان: طبقهٔ هزار را می‌خواهیم یا طبقهٔ یکی را؟`,
            ),
            misconception(
              'neighbour-digit',
              'رقم خانهٔ کناری را نوشته',
              integerKey(at(fromRight === 0 ? 1 : fromRight - 1) ?? digit),
              line`نزدیک شده‌ای. نام خانه‌ها را از سمت راست یکی‌یکی بگو.`,
            ),
            misconception(
              'worth-in-place-of-digit',
              'ارزش رقم را نوشته، نه خود رقم را',
              integerKey(digit * placeValue),
              line`خود رقم را می‌خواهیم، نه ارزش آن را.`,
            ),
          ]
        : [
            misconception(
              'digit-in-place-of-worth',
              'خود رقم را نوشته، نه ارزش آن را',
              integerKey(digit),
              line`این خود رقم است. ببین در چه خانه‌ای نشسته و آنجا چه ارزشی دارد.`,
            ),
            misconception(
              'one-place-too-high',
              'ارزش را یک خانه بزرگ‌تر گرفته',
              integerKey(digit * placeValue * 10),
              line`خانه‌ها را از سمت راست یکی‌یکی بشمار تا به این رقم برسی.`,
            ),
            ...wholeMisconceptions([
              'one-place-too-low',
              'ارزش را یک خانه کوچک‌تر گرفته',
              (digit * placeValue) / 10,
              line`ببین سمت راست این رقم چند رقم دیگر هست.`,
            ]),
            ...wholeMisconceptions([
              'other-group',
              'همان خانه را در طبقهٔ دیگر گرفته',
              // A number of five digits has no hundreds of thousands.
              placeValue >= 1000
                ? (digit * placeValue) / 1000
                : placeValue * 1000 < value
                  ? digit * placeValue * 1000
                  : null,
              line`ببین این رقم در طبقهٔ هزار است یا در طبقهٔ یکی.`,
            ]),
            misconception(
              'counted-from-the-left',
              'خانه‌ها را از سمت چپ شمرده',
              integerKey(digit * 10 ** index),
              line`خانه‌ها را از سمت راست بشمار: اول یکان، بعد دهگان و بعد صدگان.`,
            ),
          ],
      hints: [
        asksDigit
          ? hint(p`رقمی را می‌خواهیم که در خانهٔ ${name} نشسته است.`)
          : hint(p`ارزش هر رقم به خانه‌ای بستگی دارد که در آن نشسته است. اول خانهٔ رقم ${digit} را پیدا کن.`),
        hint(p`خانه‌ها از سمت راست این‌ها هستند: ${namesOfPlaces}.`),
        asksDigit
          ? hint(p`از سمت راست نام خانه‌ها را بگو و روی رقم‌ها جلو برو تا به ${name} برسی.`)
          : hint(
              digit === 1
                ? p`خانهٔ رقم ${digit} را که پیدا کردی، ببین یک یکی در آن خانه چقدر ارزش دارد.`
                : p`خانهٔ رقم ${digit} را که پیدا کردی، ببین هر یکی در آن خانه چقدر ارزش دارد و آن را در ${digit} ضرب کن.`,
            ),
      ],
      solution: [
        step(p`از سمت راست می‌شماریم: ${namesOfPlaces}.`, display(digitAt(value, index))),
        asksDigit
          ? step(p`در خانهٔ ${name} رقم ${digit} نشسته است.`)
          : step(
              p`رقم ${digit} در خانهٔ ${name} است و هر یکی در این خانه ${placeValue} ارزش دارد.`,
              display(row(digit, '×', placeValue, '=', answer)),
            ),
      ],
    };
  },
});
