import {
  askToOrder,
  type Block,
  child,
  comparedInPlaces,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  num,
  type OrderEntry,
  type OrderMisconception,
  orderAnswer,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
  waysToOrder,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'story', 'figure'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};

interface Entry extends OrderEntry {
  readonly whole: number;
}

function entry(whole: number): Entry {
  return { whole, value: Rational.of(whole), math: num(whole) };
}

/** Four numbers that begin alike; later the same digits in other orders, and one that is a digit shorter. */
function draw(rng: Rng, level: Level): readonly number[] {
  if (level === 1) {
    const head = rng.int(1, 9) * 100;
    return Array.from({ length: 4 }, () => head + rng.int(1, 99));
  }
  if (level === 2) {
    const head = rng.int(1, 9) * 1000;
    return Array.from({ length: 4 }, () => head + rng.int(11, 999));
  }
  const [first = 1, ...rest] = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
  const digits = [...rest, 0];
  const orders = rng.sample(
    [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ],
    4,
  );
  const numbers = orders.map((order) => Number([first, ...order.map((index) => digits[index] ?? 0)].join('')));
  return level === 4 && rng.chance(1, 2) ? [...numbers.slice(0, 3), rng.int(900, 999)] : numbers;
}

/** Ones first: empty places in front count as zeros. */
const reversed = (value: number): number => Number([...String(value).padStart(4, '0')].reverse().join(''));
const digitSum = (value: number): number => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

/** Whether the sums of digits put them from large to small, but for two neighbors: who turned the order round may have slipped. */
function isNearlyTurned(numbers: readonly number[]): boolean {
  const seen = [...numbers].sort((a, b) => digitSum(a) - digitSum(b) || a - b);
  const turned = [...numbers].sort((a, b) => b - a);
  const places = turned.flatMap((value, index) => (seen[index] === value ? [] : [index]));
  const [first = 0, second = 0] = places;
  return places.length === 0 || (places.length === 2 && second - first === 1);
}

const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'reversed-order',
    title: 'ترتیب را از سر دیگر نوشته',
    message: line`ترتیب را برعکس چیده‌ای. ببین اول کدام باید بیاید.`,
    seenAs: ({ whole }) => Rational.of(-whole),
  },
  {
    id: 'ones-first',
    title: 'از یکان شروع به مقایسه کرده',
    message: line`از بزرگ‌ترین خانه شروع کن. فقط اگر آن‌ها یکی بودند، سراغ خانهٔ بعدی برو.`,
    seenAs: ({ whole }) => Rational.of(reversed(whole)).plus(Rational.of(whole, 100_000)),
  },
  {
    id: 'digits-summed',
    title: 'رقم‌ها را جمع زده و با آن مقایسه کرده',
    message: line`بزرگی رقم‌ها تنها مهم نیست؛ مهم این است که هر رقم در کدام خانه نشسته است.`,
    seenAs: ({ whole }) => Rational.of(digitSum(whole)).plus(Rational.of(whole, 100_000)),
  },
  {
    id: 'length-ignored',
    title: 'به تعداد رقم‌ها توجه نکرده',
    message: line`اول تعداد رقم‌ها را بشمار. عدد چهار رقمی از عدد سه رقمی بزرگ‌تر است.`,
    seenAs: ({ whole }) => Rational.of(whole < 1000 ? whole * 10 : whole),
  },
];

const wordProblems = [
  (list: string) => `طول چهار خیابان به متر این‌هاست: ${list}.`,
  (list: string) => `جمعیت چهار روستا این‌هاست: ${list}.`,
  (list: string) => `شمارهٔ چهار بلیت قرعه‌کشی این‌هاست: ${list}.`,
  (list: string) => `امتیاز چهار تیم در یک بازی این‌هاست: ${list}.`,
  (list: string) => `تعداد کتاب‌های چهار کتابخانه این‌هاست: ${list}.`,
  (list: string) => `قدم‌های چهار دوست در یک روز این‌هاست: ${list}.`,
  (list: string) => `وزن چهار بار به کیلوگرم این‌هاست: ${list}.`,
];

export const orderNumbers = defineSkill({
  id: 'g3-order-numbers',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [comparedInPlaces],
  revision: 7,
  make: (rng, level) => {
    const numbers = draw(rng, level);
    if (new Set(numbers).size < 4) return null;
    const direction = rng.pick(['rising', 'falling'] as const);
    const form = rng.pick(formsOf[level]);
    const { sorted, ...spec } = orderAnswer(rng, {
      entries: numbers.map(entry),
      direction,
      misconceptions: isNearlyTurned(numbers)
        ? misconceptions.filter(({ id }) => id !== 'digits-summed')
        : misconceptions,
    });
    const list = numbers.map((value) => persianNumber(value)).join('، ');
    const by = (value: (value: number) => number) => [...numbers].sort((a, b) => value(a) - value(b));
    const wrongRow = by(rng.pick([reversed, digitSum]));
    if (direction === 'falling') wrongRow.reverse();
    const sign = direction === 'rising' ? '<' : '>';
    const asRow = (values: readonly number[], mark: '<' | '>' | ',') =>
      row(...values.flatMap((value, index) => (index === 0 ? [value] : ([mark, value] as const))));
    if (form === 'find-mistake' && wrongRow.every((value, index) => value === sorted[index]?.whole)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(list)}`, p`آن‌ها را ${askToOrder[direction]}`];
        case 'figure':
          return [p`عددهای جدول را ${askToOrder[direction]}`];
        case 'find-mistake':
          return [
            p`${child(rng)} عددها را این‌طور ${waysToOrder[direction]} چیده است، ولی اشتباهی در آن هست:`,
            display(asRow(wrongRow, ',')),
            p`تو عددها را ${askToOrder[direction]}`,
          ];
        default:
          return [p`این عددها را ${askToOrder[direction]}`];
      }
    };
    const length = Math.max(...numbers.map((value) => String(value).length));
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-table' as const,
              description: `جدول ارزش مکانی با چهار عدد ${list}`,
              columns: ['هزارگان', 'صدگان', 'دهگان', 'یکان'].slice(4 - length),
              rows: numbers.map((value) => [...String(value)]),
            },
          }
        : {}),
      ...spec,
      hints: [
        hint(p`عددها را خانه به خانه مقایسه می‌کنیم. اول تعداد رقم‌ها را نگاه کن.`),
        hint(p`از بزرگ‌ترین خانه شروع کن. اگر رقم‌ها یکی بود، سراغ خانهٔ بعدی سمت راست برو.`),
      ],
      solution: [
        step(p`رقم‌های بزرگ‌ترین خانه را مقایسه می‌کنیم؛ هر جا یکی بودند، خانهٔ بعدی را نگاه می‌کنیم.`),
        step(
          direction === 'rising' ? p`پس از کوچک به بزرگ این‌طور می‌شود:` : p`پس از بزرگ به کوچک این‌طور می‌شود:`,
          display(
            asRow(
              sorted.map(({ whole }) => whole),
              sign,
            ),
          ),
        ),
      ],
    };
  },
});
