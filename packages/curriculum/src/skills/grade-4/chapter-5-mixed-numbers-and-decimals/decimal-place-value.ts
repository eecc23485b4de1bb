import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  digitAt,
  digitInPlace,
  display,
  type Figure,
  hint,
  type Level,
  line,
  num,
  numberInPlaces,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalMisconceptions } from './question-parts/decimal-misconceptions.ts';

/** Places of such a number from the left; `power` is how far the digit stands left of the ones. */
const places = [
  { name: 'دهگان', statement: 'ده‌تایی', power: 1 },
  { name: 'یکان', statement: 'یکی', power: 0 },
  { name: 'دهم', statement: 'دهم', power: -1 },
  { name: 'صدم', statement: 'صدم', power: -2 },
] as const;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'reverse'],
  2: ['figure', 'bare', 'reverse', 'find-mistake'],
  3: ['bare', 'reverse', 'find-mistake', 'story'],
  4: ['reverse', 'find-mistake', 'story', 'bare'],
};
/** How many of the four places the numbers of a level have: places before the mark and after it. */
const shapeOf: Readonly<Record<Level, readonly (readonly [before: number, after: number])[]>> = {
  1: [[1, 1]],
  2: [
    [2, 1],
    [1, 1],
    [1, 2],
  ],
  3: [
    [2, 2],
    [1, 2],
  ],
  4: [[2, 2]],
};

interface Placed {
  readonly value: Decimal;
  /** Digits from the left with their places. */
  readonly digits: readonly { readonly digit: number; readonly place: (typeof places)[number] }[];
}

function draw(rng: Rng, level: Level): Placed {
  const [before, after] = rng.pick(shapeOf[level]);
  const used = places.slice(2 - before, 2 + after);
  const pool = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], used.length);
  // At the stretch a place inside is empty.
  const empty = level === 4 ? rng.int(1, used.length - 2) : -1;
  const digits = used.map((place, index) => ({ digit: index === empty ? 0 : (pool[index] ?? 1), place }));
  const units = digits.reduce((sum, { digit, place }) => sum + digit * 10 ** (place.power + 2), 0);
  return { value: Decimal.of(units, 2), digits };
}

function digitValueAt(digit: number, power: number): Decimal {
  return Decimal.of(digit).shift(power);
}

function table({ digits }: Placed): Figure {
  return {
    t: 'place-table',
    description: `جدول ارزش مکانی با ستون‌های ${digits.map(({ place }) => place.name).join('، ')}؛ رقم‌ها از چپ: ${digits.map(({ digit }) => persianNumber(digit)).join('، ')}؛ ممیز بین یکان و دهم است`,
    columns: digits.map(({ place }) => place.name),
    rows: [digits.map(({ digit }) => String(digit))],
  };
}

function digitValue(rng: Rng, form: QuestionVariant, drawn: Placed): QuestionDraft | null {
  const { value, digits } = drawn;
  const index = rng.int(0, digits.length - 1);
  const { digit = 0, place = places[1] } = digits[index] ?? {};
  // Of the ones, who copies the digit is right.
  if (digit === 0 || place.power === 0) return null;
  const answer = digitValueAt(digit, place.power);
  const wrong = rng.chance(1, 2) ? answer.shift(1) : answer.shift(-1);
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'figure':
        return [p`عددی در جدول ارزش مکانی نوشته شده است. رقم ${digit} در این عدد چه ارزشی دارد؟`];
      case 'find-mistake':
        return [
          p`${child(rng)} می‌گوید ارزش رقم مشخص‌شده در این عدد ${wrong} است، ولی اشتباه می‌کند.`,
          display(digitAt(value.toString(), value.toString().indexOf(String(digit)))),
          p`این رقم چه ارزشی دارد؟`,
        ];
      default:
        return [
          p`ارزش رقم مشخص‌شده در این عدد چقدر است؟`,
          display(digitAt(value.toString(), value.toString().indexOf(String(digit)))),
        ];
    }
  };
  return {
    form,
    stem: stem(),
    ...(form === 'figure' ? { figure: table(drawn) } : {}),
    ...decimalAnswer(answer),
    misconceptions: decimalMisconceptions(
      [
        'digit-in-place-of-worth',
        'خود رقم را نوشته، نه ارزش آن را',
        Decimal.of(digit),
        line`این خود رقم است. ببین در چه خانه‌ای نشسته و آنجا چه ارزشی دارد.`,
      ],
      [
        'one-place-too-high',
        'ارزش را یک خانه بزرگ‌تر گرفته',
        answer.shift(1),
        line`خانه‌ها را از ممیز بشمار: سمت راست آن دهم و بعد صدم، سمت چپ آن یکان و بعد دهگان.`,
      ],
      [
        'one-place-too-low',
        'ارزش را یک خانه کوچک‌تر گرفته',
        answer.shift(-1),
        line`خانه‌ها را از ممیز بشمار: سمت راست آن دهم و بعد صدم، سمت چپ آن یکان و بعد دهگان.`,
      ],
      [
        'mirrored-at-the-mark',
        'رقم را آن طرف ممیز گرفته، به همان اندازه دور از یکان',
        digitValueAt(digit, -place.power),
        line`ببین این رقم سمت چپ ممیز است یا سمت راست آن.`,
      ],
    ),
    hints: [
      hint(p`ارزش هر رقم به خانه‌اش بستگی دارد. رقم ${digit} را پیدا کن.`),
      hint(p`سمت چپ ممیز، اول یکان است و بعد دهگان. سمت راست ممیز، اول دهم است و بعد صدم.`),
      hint(p`رقم ${digit} در خانهٔ ${place.name} است. ارزش یک ${place.statement} را چطور با عدد می‌نویسیم؟`),
    ],
    solution: [
      step(
        p`از ممیز خانه‌ها را می‌شماریم؛ رقم ${digit} در خانهٔ ${place.name} نشسته است.`,
        display(digitAt(value.toString(), value.toString().indexOf(String(digit)))),
      ),
      step(
        p`هر یکی در این خانه این‌قدر ارزش دارد و ${digit} تا از آن داریم:`,
        display(row(digit, '×', digitValueAt(1, place.power), '=', answer)),
      ),
    ],
  };
}

const wordProblems: readonly ((name: string) => string)[] = [
  (name) => `رمز کیف ${name} عددی اعشاری است که`,
  (name) => `${name} عددی اعشاری در ذهن دارد که`,
  (name) => `قد گلدان ${name} به سانتی‌متر عددی است که`,
  (name) => `وزن بستهٔ ${name} به کیلوگرم عددی است که`,
  (name) => `زمان دویدن ${name} به ثانیه عددی است که`,
  (name) => `طول طناب ${name} به متر عددی است که`,
];

/** The number put together of its places, stated in any order. */
function compose(rng: Rng, level: Level, form: QuestionVariant, { value, digits }: Placed): QuestionDraft {
  const parts = digits.filter(({ digit }) => digit > 0);
  const statement = level === 1 ? parts : rng.shuffle(parts);
  const list = statement.map(({ digit, place }) => `${persianNumber(digit)} ${place.statement}`).join(' و ');
  const name = child(rng);
  const asDigits = (order: typeof parts) => order.map(({ digit }) => digit).join('');
  const after = digits.filter(({ place }) => place.power < 0).length;
  const tens = digits.some(({ place }) => place.power === 1) ? 'ده‌تایی در دهگان، ' : '';
  // Where the parts are stated in the order of their places, another mistake left a place out.
  const isInOrder = statement.every((part, index) => part === parts[index]);
  const glued = isInOrder ? null : Decimal.of(Number(asDigits(statement)), Math.min(after, 1));
  const reflected = parts.reduce(
    (sum, { digit, place }) =>
      sum.plus(digitValueAt(digit, place.power === -2 ? -1 : place.power === -1 ? -2 : place.power)),
    Decimal.of(0),
  );
  const has = (power: number) => parts.some(({ place }) => place.power === power);
  const turned =
    has(-1) && has(-2)
      ? (['tenths-and-hundredths-swapped', 'دهم و صدم را جابه‌جا نوشته'] as const)
      : has(-1)
        ? (['tenths-as-hundredths', 'دهم را در جای صدم نوشته'] as const)
        : (['hundredths-as-tenths', 'صدم را در جای دهم نوشته'] as const);
  return {
    form,
    stem:
      form === 'story'
        ? [p`${rng.pick(wordProblems)(name)} ${list} دارد.`, p`آن عدد را با رقم بنویس.`]
        : [p`عددی ${list} دارد. آن عدد را بنویس.`],
    ...decimalAnswer(value),
    misconceptions: decimalMisconceptions(
      [
        'digits-as-told',
        'رقم‌ها را به ترتیب گفته‌شده نوشته',
        glued,
        line`ترتیب گفته‌شده مهم نیست. هر رقم را در خانهٔ خودش بنویس.`,
      ],
      [...turned, reflected, line`بعد از ممیز اول دهم می‌آید و بعد صدم.`],
      ['mark-left-out', 'ممیز نگذاشته', value.shift(after), line`بین یکان و دهم ممیز می‌گذاریم.`],
      ['mark-one-place-off', 'ممیز را یک رقم جلوتر گذاشته', value.shift(1), line`ممیز درست بعد از یکان می‌آید.`],
      [
        'empty-place-left-out',
        'برای خانهٔ خالی صفر نگذاشته',
        parts.length === digits.length
          ? null
          : Decimal.of(Number(asDigits(parts)), parts.filter(({ place }) => place.power < 0).length),
        line`اگر از خانه‌ای چیزی گفته نشده، در آن صفر بگذار.`,
      ],
    ),
    hints: [
      hint(p`هر قسمت در خانهٔ خودش می‌نشیند: ${tens}یکی در یکان و ${after > 1 ? 'دهم و صدم' : 'دهم'} بعد از ممیز.`),
      hint(p`اول قسمت صحیح را بنویس، بعد ممیز بگذار.`),
      hint(
        p`بعد از ممیز ${after > 1 ? 'اول دهم و بعد صدم می‌آید' : 'دهم می‌آید'}.${parts.length < digits.length ? ' خانه‌ای که چیزی از آن گفته نشده صفر دارد.' : ''}`,
      ),
    ],
    solution: [
      step(
        p`ارزش هر قسمت را می‌نویسیم و از بزرگ به کوچک مرتب می‌کنیم.`,
        display(
          row(
            ...parts.flatMap(({ digit, place }, index) =>
              index === 0 ? [digitValueAt(digit, place.power)] : ['+' as const, digitValueAt(digit, place.power)],
            ),
          ),
        ),
      ),
      step(p`آن‌ها را با هم جمع می‌کنیم؛ هر کدام در خانهٔ خودش می‌نشیند.`, display(num(value))),
    ],
  };
}

export const decimalPlaceValue = defineSkill({
  id: 'g4-decimal-place-value',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 10,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    const form = rng.pick(formsOf[level]);
    return form === 'reverse' || form === 'story' ? compose(rng, level, form, drawn) : digitValue(rng, form, drawn);
  },
});
