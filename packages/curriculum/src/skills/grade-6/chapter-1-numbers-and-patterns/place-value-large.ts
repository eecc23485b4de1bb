import {
  type Block,
  blank,
  child,
  defineSkill,
  digitAt,
  digitInPlace,
  digitsFromLeft,
  display,
  drawNumber,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  line,
  type Misconception,
  num,
  numberInPlaces,
  numberPlaces,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { amountWordProblem } from '../../../authoring/whole-numbers/amount-word-problems.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'reverse', 'story'],
  2: ['bare', 'reverse', 'story', 'find-mistake'],
  3: ['bare', 'reverse', 'story', 'find-mistake', 'compare'],
  4: ['reverse', 'find-mistake', 'compare', 'story'],
};
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [7, 8], 2: [8, 10], 3: [9, 11], 4: [10, 12] };

/** A digit of a number and where it stands. */
interface Chosen {
  readonly value: number;
  readonly index: number;
  readonly digit: number;
  readonly placeValue: number;
  readonly place: string;
}

function choose(rng: Rng, value: number): Chosen | null {
  const digits = digitsFromLeft(value);
  const index = rng.int(0, digits.length - 3);
  const digit = digits[index] ?? 0;
  const place = numberPlaces[digits.length - 1 - index];
  return digit === 0 || place === undefined
    ? null
    : { value, index, digit, placeValue: digit * place.placeValue, place: place.name };
}

function misconceptionsFor({ value, digit, placeValue, index }: Chosen): readonly Misconception[] {
  const digits = digitsFromLeft(value);
  return wholeMisconceptions(
    ['digit-itself', 'خود رقم را نوشته', digit, line`ارزش رقم به جای آن هم بستگی دارد. ببین در کدام خانه نشسته است.`],
    [
      'one-place-too-high',
      'ارزش را یک خانه بزرگ‌تر گرفته',
      placeValue * 10,
      line`رقم‌های سمت راست این رقم را دوباره بشمار؛ به همان تعداد صفر لازم است.`,
    ],
    [
      'one-place-too-low',
      'ارزش را یک خانه کوچک‌تر گرفته',
      placeValue / 10,
      line`رقم‌های سمت راست این رقم را دوباره بشمار؛ به همان تعداد صفر لازم است.`,
    ],
    [
      'digits-to-its-right-kept',
      'رقم‌های سمت راست را هم نوشته',
      Number(digits.slice(index).join('')),
      line`فقط ارزش همین رقم را می‌خواهیم؛ رقم‌های سمت راست آن جزئی از آن نیستند.`,
    ],
    [
      'place-in-group-only',
      'نام طبقه را در نظر نگرفته',
      digit * 10 ** ((digits.length - 1 - index) % 3),
      line`یکان و دهگان و صدگان در هر طبقه تکرار می‌شوند. ببین این رقم در کدام طبقه است.`,
    ],
  );
}

function expanded(value: number, hidden: number): readonly Block[] {
  const digits = digitsFromLeft(value);
  const terms = digits.flatMap((digit, index) =>
    digit === 0 ? [] : [{ index, placeValue: digit * 10 ** (digits.length - 1 - index) }],
  );
  return [
    display(
      row(
        value,
        '=',
        ...terms.flatMap(({ index, placeValue }, at) => {
          const node = index === hidden ? blank() : num(placeValue);
          return at === 0 ? [node] : ['+' as const, node];
        }),
      ),
    ),
  ];
}

function hints({ digit, place }: Chosen, form: QuestionVariant): readonly Hint[] {
  return [
    form === 'reverse'
      ? hint(p`ببین کدام رقم عدد در گسترده‌نویسی نیامده است.`)
      : hint(p`ارزش هر رقم به خانه‌ای که در آن نشسته بستگی دارد. رقم ${digit} را در عدد پیدا کن.`),
    hint(p`عدد را از سمت راست سه رقم سه رقم جدا کن تا طبقه‌ها معلوم شود. این رقم در خانهٔ «${place}» است.`),
    hint(p`رقم‌های سمت راست آن را بشمار و به همان تعداد، سمت راست رقم صفر بگذار.`),
  ];
}

function solution({ digit, placeValue, place, index, value }: Chosen): readonly SolutionStep[] {
  return [
    step(p`رقم ${digit} در خانهٔ «${place}» نشسته است؛ سمت راست آن ${String(value).length - 1 - index} رقم دیگر هست.`),
    step(p`پس ارزش آن ${digit} با ${String(value).length - 1 - index} صفر است.`, display(num(placeValue))),
  ];
}

/** The worth of one digit and of the same digit further left: how many times. */
function comparison(rng: Rng, level: Level): ReturnType<typeof compareDraft> | null {
  const length = rng.int(...lengthOf[level]);
  const digits = [...digitsFromLeft(drawNumber(rng, { length, zeros: rng.int(0, 2), distinct: true }))];
  const [left, right] = rng
    .sample(
      Array.from({ length }, (_, index) => index),
      2,
    )
    .sort((a, b) => a - b);
  if (left === undefined || right === undefined || right - left > 6) return null;
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit));
  const digit = free[0] ?? digits[left] ?? 0;
  if (digit === 0 || (free.length === 0 && digits.filter((each) => each === digit).length > 1)) return null;
  digits[left] = digit;
  digits[right] = digit;
  const value = Number(digits.join(''));
  return digits.filter((each) => each === digit).length === 2 ? compareDraft(value, digit, right - left) : null;
}

function compareDraft(value: number, digit: number, steps: number) {
  const times = 10 ** steps;
  return {
    form: 'compare' as const,
    stem: [
      p`در عدد زیر، رقم ${digit} دو بار آمده است.`,
      display(num(value)),
      p`ارزش رقم ${digit} سمت چپ چند برابر ارزش رقم ${digit} سمت راست است؟`,
    ],
    ...integerAnswer(times),
    misconceptions: wholeMisconceptions(
      [
        'places-counted',
        'تعداد خانه‌ها را نوشته',
        steps,
        line`هر خانه به سمت چپ، ارزش را ده برابر می‌کند؛ خانه‌ها را نشمار، ده برابر کن.`,
      ],
      [
        'ten-for-each-place-added',
        'به جای ضرب، برای هر خانه ده تا اضافه کرده',
        10 * steps,
        line`از هر خانه به خانهٔ بعدی، ارزش ده برابر می‌شود؛ ده برابرِ ده برابر چند برابر است؟`,
      ],
      ['one-place-too-many', 'یک خانه زیاد شمرده', times * 10, line`فاصلهٔ دو رقم را دوباره بشمار.`],
      ['one-place-too-few', 'یک خانه کم شمرده', times / 10, line`فاصلهٔ دو رقم را دوباره بشمار.`],
      ['taken-for-equal', 'دو رقم را برابر گرفته', steps === 1 ? 1 : 1, line`رقم‌ها یکی‌اند، ولی جایشان فرق دارد.`],
    ),
    hints: [
      hint(p`ارزش هر خانه ده برابر ارزش خانهٔ سمت راست آن است.`),
      hint(p`از رقم سمت راست تا رقم سمت چپ چند خانه باید جلو بروی؟`),
      hint(p`برای هر خانه، یک بار در ده ضرب کن.`),
    ],
    solution: [
      step(p`هر خانه به سمت چپ، ارزش را ده برابر می‌کند.`),
      step(p`از رقم راست تا رقم چپ ${steps} خانه فاصله است؛ پس ${steps} بار در ۱۰ ضرب می‌کنیم.`, display(num(times))),
    ],
  };
}

export const placeValueLarge = defineSkill({
  id: 'g6-place-value-large',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'compare') return comparison(rng, level);
    const length = rng.int(...lengthOf[level]);
    // An expanded form of many terms is not read: most digits are 0 there.
    const zeros = form === 'reverse' ? length - rng.int(4, 5) : rng.int(1, 3);
    const value = drawNumber(rng, { length, zeros, distinct: length - zeros <= 9 });
    const chosen = choose(rng, value);
    if (chosen === null) return null;
    const isAlone = digitsFromLeft(value).filter((digit) => digit === chosen.digit).length === 1;
    if (!isAlone) return null;
    const { digit, placeValue, index } = chosen;
    const wordProblem = form === 'story' ? amountWordProblem(rng, value) : null;
    if (form === 'story' && wordProblem === null) return null;
    const misconceptions = misconceptionsFor(chosen);
    const wrong = misconceptions
      .flatMap(({ answer }) => (answer.kind === 'integer' ? answer.values.map(Number) : []))
      .filter((each) => each !== placeValue);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [p`در گسترده‌نویسی، یک قسمت پاک شده است. در جای خالی چه عددی باید باشد؟`, ...expanded(value, index)];
        case 'story':
          return [
            ...(wordProblem === null ? [] : [wordProblem.write(rng, value)]),
            p`در این عدد، ارزش رقم ${digit} چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} ارزش رقم مشخص‌شده را ${rng.pick(wrong)} نوشته است، ولی درست نیست:`,
            display(digitAt(value, index)),
            p`ارزش این رقم چند است؟`,
          ];
        default:
          return [p`ارزش رقمی که مشخص شده چند است؟`, display(digitAt(value, index))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(placeValue),
      misconceptions,
      hints: hints(chosen, form),
      solution: solution(chosen),
    };
  },
});
