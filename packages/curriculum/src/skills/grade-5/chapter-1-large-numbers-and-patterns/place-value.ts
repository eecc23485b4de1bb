import {
  child,
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
  step,
} from '../../../authoring/index.ts';
import { amountWordProblem } from '../../../authoring/whole-numbers/amount-word-problems.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'reverse'],
  2: ['bare', 'figure', 'reverse', 'story'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [7, 7], 2: [7, 8], 3: [8, 9], 4: [8, 9] };

export const placeValue = defineSkill({
  id: 'g5-place-value',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 9,
  commonMistakes: ['same-place-of-another-group'],
  make: (rng, level) => {
    const length = rng.int(...lengthOf[level]);
    const value = drawNumber(rng, { length, zeros: level === 1 ? 0 : rng.int(1, 2), distinct: true });
    const form = rng.pick(formsOf[level]);
    const digits = digitsFromLeft(value);
    const power = rng.int(level === 1 ? 3 : 2, length - 1);
    const index = length - 1 - power;
    const digit = digits[index] ?? 0;
    const place = numberPlaces[power];
    if (digit === 0 || place === undefined) return null;
    const placeValue = digit * place.placeValue;
    const name = child(rng);

    if (form === 'reverse' || form === 'figure') {
      const above = digits[index - 1] ?? digits[index + 1] ?? 0;
      const otherGroups = digits.filter((_, other) => other !== index && (other - index) % 3 === 0);
      const inTable = form === 'figure';
      const groupAt = Math.floor(power / 3);
      const threeDigits = Math.floor(value / 1000 ** groupAt) % 1000;
      return {
        form,
        stem: inTable
          ? [p`در جدول، چه رقمی در خانهٔ «${place.name}» نشسته است؟`]
          : [p`در عدد ${value} رقم «${place.name}» چند است؟`],
        ...(inTable
          ? {
              figure: {
                t: 'place-table' as const,
                description: `جدول ارزش مکانی؛ رقم‌ها از چپ به راست: ${digits.map((each) => persianNumber(each)).join('، ')}`,
                columns: numberPlaces
                  .slice(0, length)
                  .map(({ name: column }) => column)
                  .reverse(),
                rows: [digits.map(String)],
              },
            }
          : {}),
        ...integerAnswer(digit),
        misconceptions: [
          ...otherGroups.map((other) =>
            misconception(
              'same-place-of-another-group',
              'همان خانه را در طبقهٔ دیگری خوانده',
              integerKey(other),
              line`نام خانه درست است؛ ببین از کدام طبقه خواسته شده.`,
            ),
          ),
          misconception(
            'neighbour-place',
            'رقم خانهٔ کناری را خوانده',
            integerKey(above),
            line`در هر طبقه از راست به چپ یکان، دهگان و صدگان داریم. یک بار دیگر بشمار.`,
          ),
          misconception(
            'value-for-digit',
            'ارزش رقم را به جای خود رقم نوشته',
            integerKey(placeValue),
            line`فقط رقمی را می‌خواهیم که در این خانه نشسته است.`,
          ),
          misconception(
            'counted-from-left',
            'خانه‌ها را از چپ شمرده',
            integerKey(digits[power] ?? 0),
            line`خانه‌ها را از سمت راست، از یکان، بشمار.`,
          ),
          misconception(
            'whole-group',
            'همهٔ رقم‌های طبقه را نوشته',
            integerKey(threeDigits),
            line`هر طبقه سه خانه دارد؛ رقم یکی از آن‌ها را می‌خواهیم.`,
          ),
        ],
        hints: [
          hint(p`رقمی را می‌خواهیم که در خانهٔ «${place.name}» است.`),
          hint(p`رقم‌ها را از سمت راست سه‌تا سه‌تا جدا کن: طبقهٔ یکی، هزار و میلیون.`),
          hint(p`طبقه را پیدا کن. در آن از راست به چپ یکان، دهگان و صدگان را بشمار.`),
        ],
        solution: [
          step(
            p`از سمت راست می‌شماریم: خانهٔ «${place.name}» خانهٔ شمارهٔ ${power + 1} است.`,
            display(digitAt(value, index)),
          ),
          step(p`رقم این خانه ${digit} است.`, display(num(digit))),
        ],
      };
    }

    if (form === 'compare') {
      // The same digit twice; how many times as much is the left one worth?
      const lower = rng.int(Math.max(0, power - 4), power - 1);
      const twin = [...digits];
      twin[length - 1 - lower] = digit;
      const number = Number(twin.join(''));
      if (twin.filter((each) => each === digit).length !== 2) return null;
      const times = 10 ** (power - lower);
      const low = numberPlaces[lower];
      if (low === undefined) return null;
      return {
        form,
        stem: [
          p`در عدد ${number} رقم ${digit} دو بار آمده است.`,
          p`ارزش رقم ${digit} سمت چپ، چند برابر ارزش رقم ${digit} سمت راست است؟`,
        ],
        ...integerAnswer(times, { unit: 'برابر' }),
        misconceptions: [
          misconception(
            'one-zero-too-many',
            'یک خانه بیشتر شمرده',
            integerKey(times * 10),
            line`از رقم سمت راست شروع کن و با هر قدم به چپ، یک بار ده برابر کن.`,
          ),
          misconception(
            'one-zero-too-few',
            'یک خانه کمتر شمرده',
            integerKey(times / 10),
            line`قدم‌ها را بشمار، نه خانه‌های میان دو رقم را.`,
          ),
          misconception(
            'steps-times-ten',
            'برای هر قدم ده تا اضافه کرده',
            integerKey(10 * (power - lower)),
            line`با هر قدم به چپ، ارزش ده برابر می‌شود؛ ده تا بیشتر نمی‌شود.`,
          ),
          misconception(
            'digits-compared',
            'خود رقم‌ها را مقایسه کرده',
            integerKey(1),
            line`رقم‌ها یکی هستند، ولی در دو خانهٔ مختلف نشسته‌اند.`,
          ),
        ],
        hints: [
          hint(p`رقم‌ها یکی هستند؛ جای آن‌ها فرق دارد.`),
          hint(p`با هر خانه که به چپ می‌رویم، ارزش رقم ده برابر می‌شود.`),
          hint(p`از رقم سمت راست تا رقم سمت چپ چند قدم است؟ هر قدم یک ضرب در ده است.`),
        ],
        solution: [
          step(p`ارزش رقم سمت راست این است؛ در خانهٔ «${low.name}» نشسته است.`, display(num(digit * low.placeValue))),
          step(p`ارزش رقم سمت چپ این است؛ در خانهٔ «${place.name}» نشسته است.`, display(num(placeValue))),
          step(p`${power - lower} قدم فاصله است و با هر قدم، ارزش ده برابر می‌شود؛ پس ${times} برابر است.`),
        ],
      };
    }

    const wordProblem = form === 'story' ? amountWordProblem(rng, value) : null;
    if (form === 'story' && wordProblem === null) return null;
    const said = rng.pick([digit, placeValue / 10, placeValue * 10]);
    const shown = display(digitAt(value, index));
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            ...(wordProblem === null ? [] : [wordProblem.write(rng, value)]),
            p`ارزش رقم ${digit} در این عدد چقدر است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید ارزش رقمِ مشخص‌شده ${said} است.`,
            shown,
            p`ولی اشتباه کرده است. ارزش این رقم چند است؟`,
          ];
        default:
          return [p`ارزش رقمی که مشخص شده چند است؟`, shown];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(placeValue, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: [
        misconception(
          'digit-for-value',
          'خود رقم را نوشته',
          integerKey(digit),
          line`خود رقم را نوشته‌ای. ارزش آن به خانه‌اش بستگی دارد.`,
        ),
        misconception(
          'one-place-too-low',
          'ارزش را یک خانه کوچک‌تر گرفته',
          integerKey(placeValue / 10),
          line`رقم‌های سمت راست آن را دوباره بشمار؛ یک صفر کم است.`,
        ),
        misconception(
          'one-place-too-high',
          'ارزش را یک خانه بزرگ‌تر گرفته',
          integerKey(placeValue * 10),
          line`رقم‌های سمت راست آن را دوباره بشمار؛ یک صفر زیاد است.`,
        ),
        misconception(
          'all-that-follows',
          'همهٔ رقم‌های بعدی را هم نوشته',
          integerKey(value % (place.placeValue * 10)),
          line`فقط ارزش همین رقم را می‌خواهیم؛ جای رقم‌های بعدی صفر می‌نشیند.`,
        ),
      ],
      hints: [
        hint(p`می‌خواهیم بدانیم رقم ${digit} در جایی که نشسته چند تا را نشان می‌دهد.`),
        hint(p`رقم‌ها را از سمت راست سه‌تا سه‌تا جدا کن و نام خانهٔ این رقم را پیدا کن.`),
        hint(p`به جای هر رقمی که سمت راست آن است، یک صفر بگذار.`),
      ],
      solution: [
        step(
          p`رقم ${digit} در خانهٔ «${place.name}» نشسته است؛ ${power} رقم سمت راست آن هست.`,
          display(digitAt(value, index)),
        ),
        step(p`پس ارزش آن ${digit} تا ${place.placeValue} است.`, display(num(placeValue))),
      ],
    };
  },
});
