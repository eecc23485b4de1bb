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
import { carriesOf, columnPlaces, digitAtPlace } from '../../../authoring/whole-numbers/written-steps.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake', 'story'],
};

/** Where a digit can go missing in a notebook. */
const spoiled = [
  'لکهٔ جوهر یک رقم را پوشانده است',
  'یک رقم با پاک‌کن پاک شده است',
  'یک قطره آب روی یک رقم افتاده است',
  'گوشهٔ برگه پاره شده و یک رقم دیده نمی‌شود',
  'یک برچسب روی یک رقم چسبیده است',
  'یک رقم کم‌رنگ شده و خوانده نمی‌شود',
] as const;

function hidden(value: number, place: number): string {
  const digits = [...String(value)];
  digits[digits.length - 1 - place] = '?';
  return digits.join('');
}

/** The digits of a row for a screen reader, the open place among them. */
function spoken(cells: string): string {
  return [...cells].map((cell) => (cell === '?' ? 'جای خالی' : persianNumber(cell))).join('، ');
}

export const addMissingDigit = defineSkill({
  id: 'g3-add-missing-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 6,
  commonMistakes: ['carry-forgotten', 'differences-only'],
  make: (rng, level) => {
    const [least, most] = level === 1 ? [112, 489] : level === 2 ? [112, 989] : [1112, 4989];
    const [a, b] = [rng.int(least, most), rng.int(least, most)];
    const total = a + b;
    const carries = carriesOf([a, b]);
    const carried = carries.filter((carry) => carry > 0).length;
    if (level === 1 ? carried !== 0 : carried < (level === 2 ? 1 : level - 1)) return null;
    const numbers = [a, b, total];
    const which = rng.int(0, 2);
    const value = numbers[which] ?? 0;
    const place = rng.int(0, String(value).length - 1);
    // The stretch hides a digit whose column takes something in.
    if (level === 4 && (carries[place] ?? 0) === 0) return null;
    const answer = digitAtPlace(value, place);
    const isFirst = place === String(value).length - 1;
    if (isFirst && answer === 0) return null;
    const rows = numbers.map((number, index) => (index === which ? hidden(number, place) : String(number)));
    const [top = '', bottom = '', result = ''] = rows;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const incoming = carries[place] ?? 0;
    const outgoing = carries[place + 1] ?? 0;
    const placeName = columnPlaces[place]?.name ?? '';
    const [one, other, sumDigit] = [digitAtPlace(a, place), digitAtPlace(b, place), digitAtPlace(total, place)];
    const known = which === 0 ? other : one;
    const withoutIncoming = which === 2 ? (one + other) % 10 : (10 + sumDigit - known) % 10;
    const wrong = rng.pick([withoutIncoming, (answer + 1) % 10, (answer + 9) % 10]);
    if (form === 'find-mistake' && wrong === answer) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`در دفتر ${name} این جمع درست نوشته شده بود، ولی ${rng.pick(spoiled)}.`, p`آن رقم چیست؟`];
        case 'find-mistake':
          return [p`${name} در جای خالی رقم ${wrong} را نوشته است، ولی جمع درست درنمی‌آید.`, p`رقم درست چیست؟`];
        default:
          return [p`یک رقم این جمع نوشته نشده است. آن رقم چیست؟`];
      }
    };
    const columnTotal = one + other + incoming;
    return {
      form,
      stem: stem(),
      figure: {
        t: 'column',
        description: `جمع نوشتنی زیر هم؛ رقم‌ها از چپ، عدد اول: ${spoken(top)}؛ عدد دوم: ${spoken(bottom)}؛ حاصل: ${spoken(result)}`,
        operator: '+',
        terms: [top, bottom],
        result,
      },
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'carry-forgotten',
          'ده‌تاییِ آمده از ستون قبل را حساب نکرده',
          integerKey(withoutIncoming),
          line`ببین از ستون سمت راست یکی آمده است یا نه. آن را هم حساب کن.`,
        ),
        misconception(
          'differences-only',
          'فقط تفاوت دو رقم ستون را نوشته',
          integerKey(Math.abs(which === 2 ? one - other : sumDigit - known)),
          which === 2
            ? line`علامت را نگاه کن: اینجا رقم‌های ستون با هم جمع می‌شوند.`
            : line`شاید جمعِ این ستون از ده گذشته باشد. رقم را در جای خالی بگذار و ستون را جمع کن.`,
        ),
        ...(answer < 9
          ? [
              misconception(
                'one-too-many',
                'یکی زیاد نوشته',
                integerKey(answer + 1),
                line`رقمت را در جای خالی بگذار و ستون را یک بار جمع کن.`,
              ),
            ]
          : []),
        ...(answer > 0
          ? [
              misconception(
                'one-too-few',
                'یکی کم نوشته',
                integerKey(answer - 1),
                line`رقمت را در جای خالی بگذار و ستون را یک بار جمع کن.`,
              ),
            ]
          : []),
        misconception(
          'digit-copied',
          'رقم دیگر همان ستون را نوشته',
          integerKey(which === 2 ? other : sumDigit),
          line`این رقم خودش در ستون هست. رقم پنهان را با جمعِ ستون پیدا کن.`,
        ),
      ],
      hints: [
        hint(p`رقم پنهان در ستون ${placeName} است. باید جمعِ همین ستون درست شود.`),
        hint(
          place === 0
            ? p`یکان اولین ستون است؛ چیزی از ستون دیگری به آن نمی‌آید.`
            : p`اول ستون‌های سمت راست آن را جمع کن تا بدانی چیزی به این ستون آمده است یا نه.`,
        ),
        hint(
          which === 2
            ? p`حالا رقم‌های همین ستون را جمع کن و فقط یکان آن را بنویس.`
            : p`حالا بگرد: چه رقمی را جمع کنیم تا رقم ${sumDigit} زیر این ستون بنشیند؟`,
        ),
      ],
      solution: [
        step(
          incoming > 0
            ? p`از ستون سمت راست ${incoming} به ستون ${placeName} آمده است.`
            : place === 0
              ? p`یکان اولین ستون است؛ چیزی به آن نیامده است.`
              : p`از ستون سمت راست چیزی به ستون ${placeName} نیامده است.`,
        ),
        step(
          p`جمعِ ستون ${placeName} را کامل می‌کنیم.${outgoing > 0 ? ' حاصل از ده گذشته است؛ پس یکان آن زیر ستون می‌نشیند.' : ''}`,
          display(
            incoming > 0
              ? row(one, '+', other, '+', incoming, '=', columnTotal)
              : row(one, '+', other, '=', columnTotal),
          ),
        ),
        step(p`پس رقم پنهان ${answer} است و جمع درست می‌شود.`, display(row(a, '+', b, '=', total))),
      ],
    };
  },
});
