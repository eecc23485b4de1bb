import {
  askToOrder,
  type Block,
  child,
  cities,
  comparedInPlaces,
  type Direction,
  defineSkill,
  digitsFromLeft,
  display,
  drawNumber,
  hint,
  type Level,
  line,
  type MathNode,
  num,
  numberOfDigits,
  type OrderMisconception,
  orderAnswer,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  selectBetween,
  step,
  waysToOrder,
  wholes,
} from '../../../authoring/index.ts';

interface Entry {
  readonly math: MathNode;
  readonly value: Rational;
  readonly number: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 4], 4: [4, 5] };
/** Leading digits all six-digit numbers have in common. */
const sharedOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [0, 1], 2: [1, 2], 3: [2, 3], 4: [3, 4] };

/** Numbers with the same first digits; above level 1 one of them is often a digit shorter, though it begins larger. */
function draw(rng: Rng, level: Level): readonly number[] {
  const count = rng.int(...countOf[level]);
  const length = level === 1 ? 5 : 6;
  const shared = rng.int(...sharedOf[level]);
  const head = digitsFromLeft(drawNumber(rng, { length, zeros: level > 2 ? 1 : 0 })).slice(0, shared);
  const numbers = Array.from({ length: count }, () => {
    const tail = Array.from({ length: length - shared }, (_, index) => rng.int(shared + index === 0 ? 1 : 0, 9));
    return numberOfDigits([...head, ...tail]);
  });
  if (level === 1 || rng.chance(1, 2)) return numbers;
  const [first = 1] = digitsFromLeft(numbers[0] ?? 100000);
  const short = numberOfDigits([rng.int(Math.min(9, first), 9), ...Array.from({ length: 4 }, () => rng.int(0, 9))]);
  return [short, ...numbers.slice(1)];
}

const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'first-digits-only',
    title: 'فقط رقم‌های اول را دیده و تعداد رقم‌ها را نه',
    message: line`اول ببین هر عدد چند رقم دارد. عددی که رقم‌های بیشتری دارد، بزرگ‌تر است.`,
    seenAs: ({ number }) => Rational.of(Number(String(number).padEnd(6, '0'))),
  },
  {
    id: 'last-digits-compared',
    title: 'فقط طبقهٔ یکی را مقایسه کرده',
    message: line`مقایسه را از سمت چپ شروع کن. طبقهٔ هزار مهم‌تر از طبقهٔ یکی است.`,
    seenAs: ({ number }) => Rational.of(number % 1000),
  },
  {
    id: 'reversed-order',
    title: 'ترتیب را از سر دیگر نوشته',
    message: line`ترتیب را برعکس چیده‌ای. ببین اول کدام باید بیاید.`,
    seenAs: ({ value }) => Rational.of(0).minus(value),
  },
];

const settings: readonly ((rng: Rng) => string)[] = [
  () => 'این‌ها جمعیت چند شهر است.',
  (rng) => `این‌ها تعداد مسافرهای چند ایستگاه مترو و قطار ${rng.pick(cities)} در یک ماه است.`,
  () => 'این‌ها تعداد بازدیدکننده‌های چند موزه در یک سال است.',
  (rng) => `این‌ها تعداد قدم‌های ${child(rng)} در چند ماه است.`,
  () => 'این‌ها تعداد کتاب‌های چند کتابخانه است.',
  () => 'این‌ها عددهای کیلومترشمار چند اتوبوس است.',
  () => 'این‌ها تعداد تماشاگرهای چند فیلم کودکان است.',
  () => 'این‌ها تعداد درخت‌های چند پارک جنگلی است.',
];

function asRow(numbers: readonly MathNode[], sign: '<' | '>' | ','): MathNode {
  return row(...numbers.flatMap((node, index) => (index === 0 ? [node] : [sign, node])));
}

function stem(rng: Rng, form: QuestionVariant, direction: Direction, wrong: MathNode): readonly Block[] {
  switch (form) {
    case 'story':
      return [p`${rng.pick(settings)(rng)}`, p`عددها را ${askToOrder[direction]}`];
    case 'find-mistake':
      return [
        p`${child(rng)} عددها را این‌طور ${waysToOrder[direction]} چیده است، ولی اشتباهی در آن هست:`,
        display(wrong),
        p`تو عددها را ${askToOrder[direction]}`,
      ];
    default:
      return [p`این عددها را ${askToOrder[direction]}`];
  }
}

export const compareOrderSix = defineSkill({
  id: 'g4-compare-order-six',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [selectBetween(wholes((level) => (level === 1 ? [10_000, 99_999] : [100_000, 999_999])))],
  pictures: [comparedInPlaces],
  revision: 10,
  make: (rng, level) => {
    const numbers = draw(rng, level);
    if (new Set(numbers).size < numbers.length) return null;
    const entries = numbers.map((number): Entry => ({ math: num(number), value: Rational.of(number), number }));
    const direction = rng.pick(['rising', 'falling'] as const);
    const { sorted, ...spec } = orderAnswer(rng, {
      entries,
      direction,
      misconceptions,
    });
    const form = rng.pick(formsOf[level]);
    const { answer: writtenMisconception } = rng.pick(spec.misconceptions);
    const wrong =
      writtenMisconception.kind === 'order'
        ? writtenMisconception.items.flatMap((id) => spec.answer.items.find((item) => item.id === id)?.math ?? [])
        : [];
    const lengths = new Set(numbers.map((number) => String(number).length));
    const end = direction === 'rising' ? 'کوچک‌ترین' : 'بزرگ‌ترین';
    return {
      form,
      stem: stem(rng, form, direction, asRow(wrong, ',')),
      ...spec,
      hints: [
        hint(p`باید ${end} عدد را پیدا کنی و اول بگذاری، بعد سراغ بقیه بروی.`),
        hint(
          lengths.size > 1
            ? p`اول تعداد رقم‌ها را بشمار: همهٔ عددها به یک اندازه رقم ندارند.`
            : p`همهٔ عددها به یک اندازه رقم دارند؛ پس از سمت چپ رقم‌به‌رقم مقایسه کن.`,
        ),
        hint(p`اگر رقم‌های اول مثل هم بودند، سراغ خانهٔ بعدی برو تا به رقم‌هایی برسی که فرق دارند.`),
      ],
      solution: [
        step(
          lengths.size > 1
            ? p`عددی که رقم کمتری دارد کوچک‌تر است؛ چون طبقهٔ هزار آن کوچک‌تر است.`
            : p`همهٔ عددها به یک اندازه رقم دارند؛ پس از بزرگ‌ترین خانه، یعنی از سمت چپ، مقایسه می‌کنیم.`,
        ),
        step(p`هر جا رقم‌ها مثل هم بودند به خانهٔ بعدی می‌رویم. اولین رقمی که فرق دارد، بزرگ‌تر و کوچک‌تر را معلوم می‌کند.`),
        step(
          p`پس ترتیب عددها این است:`,
          display(
            asRow(
              sorted.map(({ math }) => math),
              direction === 'rising' ? '<' : '>',
            ),
          ),
        ),
      ],
    };
  },
});
