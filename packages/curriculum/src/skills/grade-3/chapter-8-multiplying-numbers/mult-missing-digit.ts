import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  writtenInColumns,
} from '../../../authoring/index.ts';
import { carriesOfProduct, columnProductSteps } from '../../../authoring/whole-numbers/short-multiplication.ts';
import { columnPlaces, digitAtPlace } from '../../../authoring/whole-numbers/written-steps.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake', 'story'],
};

const spoiled = [
  'لکهٔ جوهر یک رقم را پوشانده است',
  'یک رقم با پاک‌کن پاک شده است',
  'یک قطره آب روی یک رقم افتاده است',
  'گوشهٔ برگه پاره شده و یک رقم دیده نمی‌شود',
  'یک برچسب روی یک رقم چسبیده است',
  'یک رقم کم‌رنگ شده و خوانده نمی‌شود',
] as const;

type Row = 'value' | 'digit' | 'result';

const rowsOf: Readonly<Record<Level, readonly Row[]>> = {
  1: ['result'],
  2: ['result', 'digit'],
  3: ['result', 'value', 'digit'],
  4: ['value', 'digit'],
};

function hidden(value: number, place: number): string {
  const digits = [...String(value)];
  digits[digits.length - 1 - place] = '?';
  return digits.join('');
}

/** The digits of a row for a screen reader, the open place among them. */
function spoken(cells: string): string {
  return [...cells].map((cell) => (cell === '?' ? 'جای خالی' : persianNumber(cell))).join('، ');
}

export const multMissingDigit = defineSkill({
  id: 'g3-mult-missing-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 6,
  commonMistakes: ['carry-forgotten'],
  make: (rng, level) => {
    const value = level === 4 ? rng.int(112, 489) : rng.int(12, level === 1 ? 49 : 98);
    const digit = rng.int(2, level === 1 ? 5 : 9);
    const product = value * digit;
    const [ones = 0, tens = 0] = [value % 10, Math.floor(value / 10)];
    const carried = carriesOfProduct(value, digit)[1] ?? 0;
    if (ones === 0 || (level === 1 ? carried > 0 : carried === 0)) return null;
    const which = rng.pick(rowsOf[level]);
    const number = which === 'value' ? value : which === 'digit' ? digit : product;
    const place = rng.int(0, String(number).length - 1);
    const answer = digitAtPlace(number, place);
    const rows = {
      value: which === 'value' ? hidden(value, place) : String(value),
      digit: which === 'digit' ? '?' : String(digit),
      result: which === 'result' ? hidden(product, place) : String(product),
    };
    // One digit alone must fit.
    const fits = Array.from({ length: 10 }, (_, each) => each).filter((each) => {
      const read = (text: string) => Number(text.replace('?', String(each)));
      return read(rows.value) * read(rows.digit) === read(rows.result);
    });
    const isFront = place === String(number).length - 1;
    if (fits.length !== 1 || (isFront && answer === 0)) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const uncarried = which === 'result' && place === 1 ? (tens * digit) % 10 : (answer + 1) % 10;
    const wrong = rng.pick([uncarried, (answer + 1) % 10, (answer + 9) % 10]);
    if (form === 'find-mistake' && (wrong === answer || (isFront && wrong === 0))) return null;
    const placeName = columnPlaces[place]?.name ?? '';
    const where =
      which === 'result'
        ? p`رقم پنهان در ${placeName} حاصل است.`
        : which === 'value'
          ? p`رقم پنهان در ${placeName} عدد بالاست.`
          : p`عددی که در آن ضرب می‌کنیم پنهان است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`در دفتر ${name} این ضرب درست نوشته شده بود، ولی ${rng.pick(spoiled)}.`, p`آن رقم چیست؟`];
        case 'find-mistake':
          return [p`${name} در جای خالی رقم ${wrong} را نوشته است، ولی ضرب درست درنمی‌آید.`, p`رقم درست چیست؟`];
        default:
          return [p`یک رقم این ضرب نوشته نشده است. آن رقم چیست؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: {
        t: 'column',
        description: `ضرب نوشتنی زیر هم؛ رقم‌ها از چپ، عدد بالا: ${spoken(rows.value)}؛ عدد پایین: ${spoken(rows.digit)}؛ حاصل: ${spoken(rows.result)}`,
        operator: '×',
        terms: [rows.value, rows.digit],
        result: rows.result,
      },
      ...integerAnswer(answer),
      misconceptions: [
        ...(which === 'result' && place > 0
          ? [
              misconception(
                'carry-forgotten',
                'ده‌تاییِ آمده از یکان را حساب نکرده',
                integerKey(place === 1 ? (tens * digit) % 10 : Math.floor((tens * digit) / 10)),
                line`ببین از یکان چند تا به ستون بعد آمده است. آن را هم حساب کن.`,
              ),
            ]
          : []),
        ...(answer < 9
          ? [
              misconception(
                'one-too-many',
                'یکی زیاد نوشته',
                integerKey(answer + 1),
                line`رقمت را در جای خالی بگذار و یک بار ضرب کن.`,
              ),
            ]
          : []),
        ...(answer > (isFront ? 1 : 0)
          ? [
              misconception(
                'one-too-few',
                'یکی کم نوشته',
                integerKey(answer - 1),
                line`رقمت را در جای خالی بگذار و یک بار ضرب کن.`,
              ),
            ]
          : []),
        misconception(
          'digit-copied',
          'رقم دیگری از ضرب را نوشته',
          integerKey(which === 'digit' ? ones : digit),
          line`این رقم خودش در ضرب هست. رقم پنهان را با ضرب کردن پیدا کن.`,
        ),
      ],
      hints: [
        hint(where),
        hint(
          which === 'result'
            ? p`از یکان شروع کن و ضرب را انجام بده تا به آن ستون برسی.`
            : which === 'value' && place === 2
              ? p`اول یکان و دهگان را ضرب کن تا بدانی چند تا به صدگان می‌آید. بعد ببین صدگان چند باشد تا حاصل درست شود.`
              : which === 'value' && place === 1
                ? p`اول یکان را ضرب کن تا بدانی چند تا به دهگان می‌آید. بعد ببین دهگان چند باشد تا حاصل درست شود.`
                : p`به یکانِ حاصل نگاه کن. در جدول ضرب بگرد: کدام ضرب یکانش همین است؟`,
        ),
        hint(p`رقمی را که فکر می‌کنی، در جای خالی بگذار و همهٔ ضرب را امتحان کن. باید هر رقم سر جایش درست باشد.`),
      ],
      solution: [
        ...columnProductSteps(value, digit).slice(0, -1),
        step(p`پس رقم پنهان ${answer} است و ضرب درست می‌شود.`, display(row(value, '×', digit, '=', product))),
      ],
    };
  },
});
