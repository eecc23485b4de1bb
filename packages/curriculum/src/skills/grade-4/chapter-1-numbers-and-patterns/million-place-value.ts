import {
  type Block,
  child,
  countsOfMillions,
  defineSkill,
  digitAt,
  digitInPlace,
  digitsFromLeft,
  display,
  drawNumber,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  numberInPlaces,
  numberPlaces,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawMillions, millionGroups, spokenGroups } from './question-parts/million-digit-groups.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['bare', 'reverse', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};
const lengthOf: Readonly<Record<Level, readonly number[]>> = { 1: [7], 2: [7, 8], 3: [8, 9], 4: [9] };

/** What one digit is worth. */
function digitValue(rng: Rng, level: Level, form: QuestionVariant): QuestionDraft {
  const value = drawNumber(rng, { length: rng.pick(lengthOf[level]), distinct: true });
  const digits = digitsFromLeft(value);
  // The last digit is worth itself: written again, it would be right.
  const index = rng.int(0, digits.length - 2);
  const { name, placeValue } = numberPlaces[digits.length - 1 - index] ?? { name: '', placeValue: 1 };
  const digit = digits[index] ?? 0;
  const answer = digit * placeValue;
  const wrong = rng.chance(1, 2) ? answer / 10 : answer * 10;
  const stem = (): readonly Block[] =>
    form === 'find-mistake'
      ? [
          p`${child(rng)} می‌گوید ارزش رقم مشخص‌شده در این عدد ${wrong} است، ولی اشتباه می‌کند.`,
          display(digitAt(value, index)),
          p`این رقم چه ارزشی دارد؟`,
        ]
      : form === 'figure'
        ? [p`عددی در جدول ارزش مکانی نوشته شده است. رقم ${digit} در این عدد چه ارزشی دارد؟`]
        : [p`ارزش رقم مشخص‌شده در این عدد چقدر است؟`, display(digitAt(value, index))];
  return {
    form,
    stem: stem(),
    ...(form === 'figure' ? { figure: table(digits) } : {}),
    ...integerAnswer(answer),
    misconceptions: wholeMisconceptions(
      [
        'digit-in-place-of-worth',
        'خود رقم را نوشته، نه ارزش آن را',
        digit,
        line`این خود رقم است. ببین در چه خانه‌ای نشسته و آنجا چه ارزشی دارد.`,
      ],
      [
        'one-place-too-high',
        'ارزش را یک خانه بزرگ‌تر گرفته',
        answer * 10,
        line`خانه‌ها را از سمت راست یکی‌یکی بشمار تا به این رقم برسی.`,
      ],
      ['one-place-too-low', 'ارزش را یک خانه کوچک‌تر گرفته', answer / 10, line`ببین سمت راست این رقم چند رقم دیگر هست.`],
      [
        'other-group',
        'همان خانه را در طبقهٔ دیگر گرفته',
        placeValue >= 1000 ? answer / 1000 : answer * 1000,
        line`ببین این رقم در کدام طبقه است: یکی، هزار یا میلیون.`,
      ],
    ),
    hints: [
      hint(p`ارزش هر رقم به خانه‌ای بستگی دارد که در آن نشسته است. رقم ${digit} را پیدا کن.`),
      hint(p`طبقه‌ها از سمت راست یکی، هزار و میلیون‌اند و در هر طبقه یکان، دهگان و صدگان هست.`),
      hint(
        digit === 1
          ? p`رقم ${digit} در خانهٔ ${name} است. ببین یک یکی در این خانه چقدر ارزش دارد.`
          : p`رقم ${digit} در خانهٔ ${name} است. ببین هر یکی در این خانه چقدر ارزش دارد و آن را در ${digit} ضرب کن.`,
      ),
    ],
    solution: [
      step(p`از سمت راست می‌شماریم؛ رقم ${digit} در خانهٔ ${name} نشسته است.`, display(digitAt(value, index))),
      step(p`هر یکی در این خانه ${placeValue} ارزش دارد.`, display(row(digit, '×', placeValue, '=', answer))),
    ],
  };
}

function table(digits: readonly number[]): Figure {
  return {
    t: 'place-table',
    description: `جدول ارزش مکانی عددی با ${persianNumber(digits.length)} رقم؛ رقم‌ها از چپ: ${digits.map((digit) => persianNumber(digit)).join('، ')}`,
    columns: digits.map((_, place) => numberPlaces[digits.length - 1 - place]?.name ?? ''),
    rows: [digits.map(String)],
  };
}

/** How many whole millions, or thousands, a number holds. */
function wholeGroups(rng: Rng, level: Level): QuestionDraft | null {
  const value = drawMillions(rng, level);
  const { millions, thousands, ones } = millionGroups(value);
  const asksMillions = level === 1 || rng.chance(1, 2);
  const answer = asksMillions ? millions : millions * 1000 + thousands;
  const { subject } = rng.pick(countsOfMillions);
  const word = asksMillions ? 'میلیون' : 'هزار';
  if (!asksMillions && thousands === 0) return null;
  return {
    form: 'story',
    stem: [
      p`${subject(rng)} این عدد است:`,
      display(num(value)),
      asksMillions ? p`این عدد چند میلیون کامل دارد؟` : p`این عدد روی هم چند هزارتاییِ کامل دارد؟`,
    ],
    ...integerAnswer(answer, { unit: word }),
    misconceptions: wholeMisconceptions(
      [
        'digit-of-place-only',
        'فقط رقم یک خانه را نوشته',
        // A zero may be read off anywhere.
        (asksMillions ? millions : thousands) % 10 || null,
        line`همهٔ رقم‌های سمت چپ این طبقه را با هم بخوان، نه فقط یکی از آن‌ها را.`,
      ],
      [
        'own-group-only',
        'فقط طبقهٔ هزار را نوشته و میلیون‌ها را حساب نکرده',
        asksMillions ? null : thousands,
        line`هر میلیون خودش هزار تا هزارتایی دارد. آن‌ها را هم حساب کن.`,
      ],
      [
        'next-group-written',
        'عدد طبقهٔ دیگر را نوشته',
        asksMillions ? thousands : ones,
        line`طبقه‌ها را از سمت راست نام ببر: یکی، هزار، میلیون.`,
      ],
      [
        asksMillions ? 'whole-number-in-thousands' : 'millions-group-only',
        asksMillions ? 'تا طبقهٔ هزار نوشته، نه تا میلیون' : 'فقط طبقهٔ میلیون را نوشته',
        asksMillions ? millions * 1000 + thousands : millions,
        line`سؤال را دوباره بخوان: ${word} را می‌خواهیم.`,
      ],
    ),
    hints: [
      hint(p`رقم‌ها را از سمت راست سه‌تا سه‌تا جدا کن: طبقهٔ یکی، طبقهٔ هزار، طبقهٔ میلیون.`),
      asksMillions
        ? hint(p`می‌خواهیم بدانیم عدد چند میلیون کامل دارد؛ رقم‌های طبقهٔ میلیون را پیدا کن.`)
        : hint(p`سه رقم طبقهٔ یکی به یک هزار کامل نمی‌رسند. آن‌ها را کنار بگذار.`),
      hint(p`همهٔ رقم‌هایی را که سمت چپ مانده‌اند با هم بخوان.`),
    ],
    solution: [
      step(p`طبقه‌ها از چپ: میلیون ${millions}، هزار ${thousands} و یکی ${ones} است.`),
      asksMillions
        ? step(p`رقم‌های طبقهٔ میلیون را می‌خوانیم: ${answer} میلیون.`)
        : step(
            p`هر میلیون ${1000} هزارتایی است؛ پس هزارتایی‌های دو طبقه را با هم می‌آوریم:`,
            display(row(millions, '×', 1000, '+', thousands, '=', answer)),
          ),
    ],
  };
}

/** The number built of its groups, stated in any order. */
function fromGroups(rng: Rng, level: Level): QuestionDraft | null {
  const value = drawMillions(rng, level);
  const groups = millionGroups(value);
  const { millions, thousands, ones } = groups;
  const parts = [
    { count: millions, word: 'میلیون', placeValue: 1_000_000 },
    { count: thousands, word: 'هزار', placeValue: 1000 },
    { count: ones, word: 'یکی', placeValue: 1 },
  ].filter(({ count }) => count > 0);
  if (parts.length < 2) return null;
  const statement = level < 3 ? parts : rng.shuffle(parts);
  const listed = statement.map(({ count, word }) => `${persianNumber(count)} ${word}`).join(' و ');
  return {
    form: 'reverse',
    stem: [
      rng.pick([
        p`عددی از ${listed} ساخته شده است.`,
        p`اگر ${listed} را با هم جمع کنیم، یک عدد ساخته می‌شود.`,
        p`گستردهٔ عددی این است: ${listed}.`,
      ]),
      p`آن عدد را بنویس.`,
    ],
    ...integerAnswer(value),
    misconceptions: wholeMisconceptions(
      [
        'parts-glued',
        'قسمت‌ها را به ترتیب گفته‌شده کنار هم نوشته',
        Number(statement.map(({ count }) => count).join('')),
        line`هر طبقه سه خانه دارد. قسمت‌ها را در طبقهٔ خودشان بنویس و جای خالی را با صفر پر کن.`,
      ],
      [
        'counts-added',
        'عددها را بدون طبقه با هم جمع کرده',
        millions + thousands + ones,
        line`میلیون و هزار و یکی هم‌ارزش نیستند. هر قسمت را در طبقهٔ خودش بنویس.`,
      ],
      [
        'empty-group-left-out',
        'طبقهٔ خالی را ننوشته',
        Number(
          parts.map(({ count }, index) => (index === 0 ? String(count) : String(count).padStart(3, '0'))).join(''),
        ),
        line`بعد از میلیون همیشه شش رقم هست. طبقه‌ای که گفته نشده سه صفر دارد.`,
      ],
      [
        'one-zero-too-many',
        'یک صفر بیشتر نوشته',
        value * 10,
        line`رقم‌های هر طبقه را بشمار: سه تا برای یکی و سه تا برای هزار.`,
      ],
    ),
    hints: [
      hint(p`قسمت‌ها شاید به ترتیب گفته نشده باشند. اول ببین کدام قسمت طبقهٔ میلیون است.`),
      hint(p`بعد از طبقهٔ میلیون، سه خانه برای طبقهٔ هزار و سه خانه برای طبقهٔ یکی بگذار.`),
      hint(p`هر قسمت را در طبقهٔ خودش بنویس و خانه‌های خالی را با صفر پر کن.`),
    ],
    solution: [
      step(
        p`ارزش هر قسمت را می‌نویسیم.`,
        ...parts.map(({ count, placeValue }) => display(row(count, '×', placeValue, '=', count * placeValue))),
      ),
      step(
        p`آن‌ها را با هم جمع می‌کنیم. این عدد «${spokenGroups(groups).join(' و ')}» خوانده می‌شود.`,
        display(num(value)),
      ),
    ],
  };
}

export const millionPlaceValue = defineSkill({
  id: 'g4-million-place-value',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'story') return wholeGroups(rng, level);
    return form === 'reverse' ? fromGroups(rng, level) : digitValue(rng, level, form);
  },
});
