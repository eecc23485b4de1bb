import {
  type Block,
  blank,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  digitAt,
  digitInPlace,
  display,
  hint,
  type Level,
  line,
  misconception,
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

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'reverse'],
  2: ['bare', 'figure', 'reverse', 'story'],
  3: ['bare', 'figure', 'reverse', 'story', 'find-mistake'],
  4: ['reverse', 'find-mistake', 'story'],
};

/** Names of the places, hundreds first; the mark is after the third. */
const places = ['صدگان', 'دهگان', 'یکان', 'دهم', 'صدم', 'هزارم'] as const;
/** Powers of ten of the places. */
const powers = [2, 1, 0, -1, -2, -3] as const;

/** The digits of a decimal by place: hundreds to thousandths. */
function byPlace(value: Decimal): readonly number[] {
  return [...value.padded(3).replace('.', '').padStart(6, '0')].map(Number);
}

function draw(rng: Rng, level: Level): Decimal {
  const count = level === 1 ? rng.int(1, 2) : level === 2 ? 2 : 3;
  return decimalWith(rng, count, level === 1 ? [1, 9] : level < 4 ? [1, 99] : [10, 999]);
}

function valueOfDigit(rng: Rng, value: Decimal, form: QuestionVariant): QuestionDraft | null {
  const written = value.toString();
  const mark = written.indexOf('.');
  const index = rng.int(0, written.length - 1);
  if (index === mark || (index < mark && !rng.chance(1, 3))) return null;
  const digit = Number(written.charAt(index));
  if (digit === 0 || written.split(String(digit)).length !== 2) return null;
  const power = index < mark ? mark - 1 - index : mark - index;
  // Of the ones, who copies the digit is right.
  if (power === 0) return null;
  const answer = Decimal.of(digit).shift(power);
  const place = places[2 - power] ?? '';
  const name = child(rng);
  const asWhole = Decimal.of(digit).shift(Math.abs(power));
  const wrong = rng.pick([answer.shift(1), answer.shift(-1)]);
  if (form === 'find-mistake' && wrong.places > 3) return null;
  const shown = display(digitAt(written, index));
  const tellings: readonly (readonly [string, string])[] = [
    ['طول سیم', 'متر'],
    ['جرم بار', 'کیلوگرم'],
    ['زمان تمرین', 'ثانیه'],
    ['جرم بستهٔ', 'گرم'],
    ['راه سفر', 'کیلومتر'],
    ['آب بشکهٔ', 'لیتر'],
  ];
  const [what, unit] = rng.pick(tellings);
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'story':
        return [
          p`${what} ${name} را با ابزار دقیق اندازه گرفته‌ایم: ${value} ${unit}.`,
          p`در این عدد، ارزش رقم ${digit} چند است؟`,
        ];
      case 'find-mistake':
        return [p`${name} می‌گوید ارزش رقمِ مشخص‌شده ${wrong} است.`, shown, p`ولی اشتباه کرده است. ارزش این رقم چند است؟`];
      default:
        return [p`ارزش رقمی که مشخص شده چند است؟`, shown];
    }
  };
  return {
    form,
    stem: stem(),
    ...decimalAnswer(answer),
    misconceptions: [
      misconception(
        'digit-itself',
        'خود رقم را نوشته',
        decimalKey(digit),
        line`خود رقم را نوشته‌ای. ببین در کدام خانه نشسته است.`,
      ),
      misconception(
        'places-mirrored',
        'دهم و صدم و هزارم را مثل ده و صد و هزار گرفته',
        decimalKey(asWhole),
        line`رقم‌های بعد از ممیز از یک واحد کوچک‌ترند: دهم، صدم، هزارم.`,
      ),
      misconception(
        'one-place-too-high',
        'ارزش را یک خانه بزرگ‌تر گرفته',
        decimalKey(answer.shift(1)),
        line`خانه‌ها را از ممیز بشمار. اولین خانه بعد از ممیز دهم است و اولین خانه پیش از آن یکان.`,
      ),
      misconception(
        'one-place-too-low',
        'ارزش را یک خانه کوچک‌تر گرفته',
        decimalKey(answer.shift(-1)),
        line`جای رقم‌ها را یک بار دیگر بشمار. از ممیز شروع کن.`,
      ),
    ],
    hints: [
      hint(p`می‌خواهیم بدانیم رقم ${digit} در جایی که نشسته چقدر می‌ارزد.`),
      hint(p`بعد از ممیز به ترتیب دهم، صدم و هزارم است؛ پیش از ممیز، از راست به چپ یکان، دهگان و صدگان.`),
      hint(p`نام خانهٔ این رقم را پیدا کن و ${digit} تا از آن را با رقم بنویس.`),
    ],
    solution: [
      step(p`رقم ${digit} در خانهٔ «${place}» نشسته است.`, display(digitAt(written, index))),
      step(
        power < 0 ? p`پس ارزش آن ${digit} تا «${place}» است.` : p`پس ارزش آن ${digit} تا ${10 ** power} است.`,
        display(num(answer)),
      ),
    ],
  };
}

export const decimalPlaceValue = defineSkill({
  id: 'g5-decimal-place-value',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 10,
  make: (rng, level) => {
    const value = draw(rng, level);
    const form = rng.pick(formsOf[level]);
    if (form !== 'figure' && form !== 'reverse') return valueOfDigit(rng, value, form);
    const digits = byPlace(value);
    const held = digits.flatMap((digit, index) => (digit > 0 ? [{ digit, index }] : []));
    if (held.length < 2) return null;
    const statement = level >= 3 ? rng.shuffle(held) : held;
    const first = held[0]?.index ?? 0;
    const asSum = form === 'reverse' && rng.chance(1, 2);
    const parts = statement.map(({ digit, index }) => Decimal.of(digit).shift(powers[index] ?? 0));
    const shownFrom = Math.min(first, 2);
    const columns = places.slice(shownFrom, 3 + value.places);
    const cells = digits.slice(shownFrom, 3 + value.places);
    const hasEmpty = cells.includes(0);
    const wholeDigits = value.units / 10n ** BigInt(value.places);
    const packed = held
      .filter(({ index }) => index > 2)
      .map(({ digit }) => digit)
      .join('');
    const closed = packed === '' ? null : Decimal.parse(`${wholeDigits}.${packed}`);
    // In the order of the places nothing is written as it was said.
    const isShuffled = form === 'reverse' && statement.some((one, at) => one !== held[at]);
    const heard = Decimal.parse(`${statement.map(({ digit }) => digit).join('')}`).shift(-value.places);
    const words = statement.map(({ digit, index }) => `${persianNumber(digit)} ${places[index] ?? ''}`);
    const stem = (): readonly Block[] => {
      if (form === 'figure') return [p`جدول ارزش مکانی چه عددی را نشان می‌دهد؟ آن را با ممیز بنویس.`];
      return asSum
        ? [
            p`حاصل این جمع را به صورت یک عدد اعشاری بنویس.`,
            display(
              row(...parts.flatMap((part, index) => (index === 0 ? [part] : ['+' as const, part])), '=', blank()),
            ),
          ]
        : [p`کدام عدد از این‌ها ساخته شده است: ${words.slice(0, -1).join('، ')} و ${words.at(-1) ?? ''}؟`];
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-table' as const,
              description: `جدول ارزش مکانی؛ ${columns.map((column, index) => `${column}: ${persianNumber(cells[index] ?? 0)}`).join('، ')}`,
              columns,
              rows: [cells.map(String)],
            },
          }
        : {}),
      ...decimalAnswer(value),
      misconceptions: [
        ...(closed === null
          ? []
          : [
              misconception(
                'empty-place-closed-up',
                'برای خانهٔ خالی صفر نگذاشته',
                decimalKey(closed),
                line`اگر از خانه‌ای چیزی نداریم، در آن صفر می‌نشیند.`,
              ),
            ]),
        ...(isShuffled
          ? [
              misconception(
                'order-as-told',
                'رقم‌ها را به ترتیب گفته‌شده نوشته',
                decimalKey(heard),
                line`هر رقم را در خانهٔ خودش بنویس، نه به ترتیبی که گفته شده.`,
              ),
            ]
          : []),
        misconception(
          'mark-one-place-left',
          'ممیز را یک خانه چپ‌تر گذاشته',
          decimalKey(value.shift(-1)),
          line`ممیز بعد از یکان می‌نشیند. یکان کدام است؟`,
        ),
        misconception(
          'mark-one-place-right',
          'ممیز را یک خانه راست‌تر گذاشته',
          decimalKey(value.shift(1)),
          line`ممیز درست بعد از یکان می‌نشیند. ببین یکان کدام است.`,
        ),
        misconception(
          'mark-forgotten',
          'ممیز نگذاشته',
          decimalKey(value.shift(value.places)),
          line`قسمت صحیح و قسمت اعشاری را با ممیز از هم جدا کن.`,
        ),
      ],
      hints: [
        hint(p`خانه‌ها به ترتیب این‌هاست: صدگان، دهگان، یکان، ممیز، دهم، صدم، هزارم.`),
        hint(p`اول قسمت صحیح را بنویس. بعد از یکان ممیز بگذار.`),
        hint(
          hasEmpty
            ? p`بعد از ممیز دهم، صدم و هزارم را بنویس. جای خانهٔ خالیِ میان رقم‌ها صفر بگذار.`
            : p`بعد از ممیز رقم‌های دهم، صدم و هزارم را، تا جایی که هست، به ترتیب بنویس.`,
        ),
      ],
      solution: [
        step(
          hasEmpty ? p`هر رقم را در خانهٔ خودش می‌گذاریم و جای خالی را صفر می‌کنیم.` : p`هر رقم را در خانهٔ خودش می‌گذاریم.`,
          {
            t: 'figure',
            figure: {
              t: 'place-table',
              description: `جدول ارزش مکانی؛ ${columns.map((column, index) => `${column}: ${persianNumber(cells[index] ?? 0)}`).join('، ')}`,
              columns,
              rows: [cells.map(String)],
            },
          },
        ),
        step(p`ممیز را بعد از یکان می‌گذاریم.`, display(num(value))),
      ],
    };
  },
});
