import { written } from '../../../authoring/fractions/written-numbers.ts';
import {
  askToOrder,
  type Block,
  child,
  children,
  type Direction,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionOf,
  fractions,
  fractionsDrawn,
  gcd,
  type Hint,
  hint,
  type Level,
  lcm,
  line,
  type MathNode,
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
  type SolutionStep,
  sortAround,
  step,
  waysToOrder,
} from '../../../authoring/index.ts';

/** A fraction or mixed number as it is written: whole + numerator/denominator. */
interface Entry extends OrderEntry {
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

/** How many numbers, their largest denominator, and the common denominators they come from. */
const limits: Readonly<
  Record<Level, { readonly count: number; readonly most: number; readonly commons: readonly number[] }>
> = {
  1: { count: 3, most: 8, commons: [12, 24, 8, 20] },
  2: { count: 3, most: 12, commons: [12, 24, 30, 36, 40, 60] },
  3: { count: 4, most: 16, commons: [24, 30, 36, 48, 60, 72] },
  4: { count: 5, most: 24, commons: [48, 60, 72, 90, 120] },
};

function entry(whole: number, numerator: number, denominator: number): Entry {
  return {
    whole,
    numerator,
    denominator,
    value: Rational.mixed(whole, numerator, denominator),
    math: written({ whole, numerator, denominator }),
  };
}

function draw(rng: Rng, level: Level): readonly Entry[] | null {
  const { count, most, commons } = limits[level];
  const common = rng.pick(commons);
  const denominators = Array.from({ length: most - 1 }, (_, index) => index + 2).filter(
    (denominator) => common % denominator === 0 && denominator > (level > 2 ? 2 : 1),
  );
  if (denominators.length < count) return null;
  const near = rng.int(1, 4);
  const entries = rng.sample(denominators, count).map((denominator, index) => {
    const numerators = Array.from({ length: denominator - 1 }, (_, at) => at + 1).filter(
      (numerator) => gcd(numerator, denominator) === 1,
    );
    const numerator = rng.pick(numerators);
    if (level <= 2) return entry(0, numerator, denominator);
    // From level 3 on all stand near the same whole, some as mixed numbers and some as fractions greater than one.
    const whole = level === 4 ? near : near + rng.int(0, 1);
    return index % 2 === 0
      ? entry(whole, numerator, denominator)
      : entry(0, whole * denominator + numerator, denominator);
  });
  const numerators = new Set(entries.map(({ numerator }) => numerator));
  return level > 1 && numerators.size === 1 ? null : entries;
}

const breakTie = Rational.of(1, 1000);

const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'larger-denominator-smaller',
    title: 'فقط به مخرج‌ها نگاه کرده و مخرج بزرگ‌تر را کوچک‌تر گرفته',
    message: line`مخرج بزرگ‌تر یعنی قسمت‌های کوچک‌تر، ولی تعداد قسمت‌ها هم مهم است. مخرج‌ها را یکی کن و بعد مقایسه کن.`,
    seenAs: ({ denominator, value }) => Rational.of(-denominator).plus(value.times(breakTie)),
  },
  {
    id: 'larger-numerator-larger',
    title: 'فقط صورت‌ها را مقایسه کرده',
    message: line`فقط صورت‌ها را دیده‌ای. وقتی مخرج‌ها فرق دارند، قسمت‌ها هم‌اندازه نیستند؛ اول مخرج‌ها را یکی کن.`,
    seenAs: ({ numerator, value }) => Rational.of(numerator).plus(value.times(breakTie)),
  },
  {
    id: 'larger-denominator-larger',
    title: 'کسر با مخرج بزرگ‌تر را بزرگ‌تر گرفته',
    message: line`مخرج بزرگ‌تر یعنی واحد به قسمت‌های بیشتری تقسیم شده و هر قسمت کوچک‌تر است. یک بار دیگر نگاه کن.`,
    seenAs: ({ denominator, value }) => Rational.of(denominator).plus(value.times(breakTie)),
  },
  {
    id: 'distance-to-numerator',
    title: 'فاصلهٔ صورت تا مخرج را مقایسه کرده',
    message: line`فاصلهٔ صورت و مخرج اندازهٔ کسر را نشان نمی‌دهد، چون قسمت‌های کسرها هم‌اندازه نیستند. مخرج‌ها را یکی کن.`,
    seenAs: ({ numerator, denominator, value }) => Rational.of(numerator - denominator).plus(value.times(breakTie)),
  },
  {
    id: 'reversed-order',
    title: 'ترتیب را از سر دیگر نوشته',
    message: line`ترتیب را برعکس چیده‌ای. ببین اول کدام باید بیاید.`,
    seenAs: ({ value }) => Rational.of(0).minus(value),
  },
];

function asRow(nodes: readonly MathNode[], sign: '<' | '>' | ','): MathNode {
  return row(...nodes.flatMap((node, index) => (index === 0 ? [node] : [sign, node])));
}

function picture(entries: readonly Entry[]): Figure {
  const statement = entries.map(
    ({ numerator, denominator }) => `${persianNumber(numerator)} قسمت از ${persianNumber(denominator)} قسمت`,
  );
  return {
    t: 'bars',
    description: `نوارهای هم‌اندازه زیر هم که قسمت‌هایی از آن‌ها رنگ شده است: ${statement.join('، ')}`,
    bars: entries.map(({ numerator, denominator, math }) => ({
      parts: denominator,
      shaded: numerator,
      tone: 'accent',
      label: math,
    })),
  };
}

/** Measured things of several children or places: what each sentence says and what is put in order. */
const settings = [
  { statement: 'در مسابقهٔ پرش طول، پرش‌ها به متر این‌هاست:', things: 'پرش‌ها' },
  { statement: 'بچه‌ها هر کدام تکه‌ای روبان برداشته‌اند. طول تکه‌ها به متر این‌هاست:', things: 'طول‌ها' },
  { statement: 'طول چند تونل یک جاده به کیلومتر این‌هاست:', things: 'طول‌ها' },
  { statement: 'فاصلهٔ خانهٔ چند دوست تا مدرسه به کیلومتر این‌هاست:', things: 'فاصله‌ها' },
  { statement: 'وزن چند پاکت آجیل به کیلوگرم این‌هاست:', things: 'وزن‌ها' },
  { statement: 'آب چند پارچ به لیتر این‌هاست:', things: 'مقدارها' },
  { statement: 'بلندی چند نهال باغ به متر این‌هاست:', things: 'بلندی‌ها' },
] as const;

function stem(
  rng: Rng,
  entries: readonly Entry[],
  direction: Direction,
  form: QuestionVariant,
  wrongRow: MathNode | null,
): readonly Block[] {
  switch (form) {
    case 'figure':
      return [p`نوارها را نگاه کن و کسرها را ${askToOrder[direction]}`];
    case 'story': {
      const { statement, things } = rng.pick(settings);
      const names = children(rng, entries.length);
      return rng.chance(1, 2)
        ? [
            p`${statement}`,
            display(
              asRow(
                entries.map(({ math }) => math),
                ',',
              ),
            ),
            p`${things} را ${askToOrder[direction]}`,
          ]
        : [
            p`بچه‌ها نوشته‌اند این هفته چند ساعت ورزش کرده‌اند: ${entries.flatMap(
              ({ math }, index) => line`${index === 0 ? '' : '، '}${names[index] ?? ''} ${math} ساعت`,
            )}.`,
            p`زمان‌ها را ${askToOrder[direction]}`,
          ];
    }
    case 'find-mistake':
      return [
        p`${child(rng)} عددها را این‌طور ${waysToOrder[direction]} چیده است، ولی اشتباهی در آن هست:`,
        ...(wrongRow ? [display(wrongRow)] : []),
        p`تو عددها را ${askToOrder[direction]}`,
      ];
    default:
      return [p`این عددها را ${askToOrder[direction]}`];
  }
}

function hints(entries: readonly Entry[], level: Level): readonly Hint[] {
  const largest = Math.max(...entries.map(({ denominator }) => denominator));
  return [
    level > 2
      ? hint(p`بعضی عددها مخلوط و بعضی کسر بزرگ‌تر از واحدند. اول همه را یک‌جور بنویس تا عدد کامل هر کدام معلوم شود.`)
      : hint(p`مخرج‌ها فرق دارند؛ پس قسمت‌ها هم‌اندازه نیستند و نمی‌شود فقط صورت‌ها را مقایسه کرد.`),
    hint(p`کوچک‌ترین مخرج مشترک را پیدا کن: کوچک‌ترین مضرب ${largest} که بر همهٔ مخرج‌ها بخش‌پذیر باشد.`),
    hint(p`همهٔ کسرها را با آن مخرج بنویس و صورت‌ها را مقایسه کن. دوباره ببین سؤال از کوچک شروع می‌شود یا از بزرگ.`),
  ];
}

function solution(
  entries: readonly Entry[],
  sorted: readonly Entry[],
  direction: Direction,
  level: Level,
): readonly SolutionStep[] {
  const common = lcm(...entries.map(({ denominator }) => denominator));
  const steps: SolutionStep[] = [];
  const improper = entries.filter(({ whole, numerator, denominator }) => whole === 0 && numerator > denominator);
  if (level > 2 && improper.length > 0) {
    steps.push(
      step(
        p`کسرهای بزرگ‌تر از واحد را به صورت عدد مخلوط می‌نویسیم تا عددهای کامل معلوم شود.`,
        ...improper.map(({ math, numerator, denominator }) =>
          display(
            row(
              math,
              '=',
              written({ whole: Math.floor(numerator / denominator), numerator: numerator % denominator, denominator }),
            ),
          ),
        ),
      ),
    );
  }
  steps.push(
    step(
      p`قسمت‌های کسری را با مخرج مشترک ${common} می‌نویسیم؛ حالا قسمت‌ها هم‌اندازه‌اند.`,
      ...entries.map(({ numerator, denominator }) =>
        display(
          row(
            frac(numerator % denominator, denominator),
            '=',
            frac((numerator % denominator) * (common / denominator), common),
          ),
        ),
      ),
    ),
    step(
      level > 2
        ? p`اول عددهای کامل و بعد صورت‌ها را مقایسه می‌کنیم و عددها را به ترتیب می‌نویسیم.`
        : p`صورت‌ها را مقایسه می‌کنیم و کسرها را به ترتیب می‌نویسیم.`,
      display(
        asRow(
          sorted.map(({ math }) => math),
          direction === 'rising' ? '<' : '>',
        ),
      ),
    ),
  );
  return steps;
}

export const fractionOrder = defineSkill({
  id: 'g6-fraction-order',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['کوچک‌تر از یک دوم', 'مساوی یک دوم', 'بزرگ‌تر از یک دوم'],
      bound: Rational.of(1, 2),
      draw: fractions((level) => (level === 1 ? [3, 5, 6, 8] : [5, 7, 8, 9, 11, 12, 15, 20])),
      equal: () => [2, 3, 4, 5, 6].map((top) => fractionOf(top, 2 * top)),
      stem: p`هر کسر را با یک دوم مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`نصف مخرج هر کسر را پیدا کن و ببین صورت از آن کمتر است، بیشتر است یا همان است.`,
      rule: p`اگر صورت نصف مخرج باشد، کسر با یک دوم مساوی است؛ کمتر از نصف باشد کوچک‌تر و بیشتر باشد بزرگ‌تر است.`,
    }),
  ],
  pictures: [fractionsDrawn],
  revision: 9,
  make: (rng, level) => {
    const entries = draw(rng, level);
    if (entries === null) return null;
    const direction = rng.chance(1, 2) ? 'rising' : 'falling';
    const form = rng.pick(formsOf[level]);
    if (form === 'figure' && entries.some(({ denominator }) => denominator > 12)) return null;
    // Beside mixed numbers and fractions greater than one, denominators and distances alone put nothing in order.
    const distances = new Set(entries.map(({ numerator, denominator }) => denominator - numerator));
    const known = misconceptions.filter(({ id }) => {
      // Equal distances put nothing in order either.
      if (id === 'distance-to-numerator') return level <= 2 && distances.size === entries.length;
      return level <= 2 || id !== 'larger-denominator-smaller';
    });
    const { sorted, ...spec } = orderAnswer(rng, { entries, direction, misconceptions: known });
    if (spec.misconceptions.length < 2) return null;
    // A story that states the numbers in their order has answered itself.
    if (form === 'story' && sorted.every(({ math }, index) => math === entries[index]?.math)) return null;
    const wrong = rng.pick(spec.misconceptions.filter(({ id }) => id !== 'reversed-order'));
    const wrongRow =
      wrong?.answer.kind === 'order'
        ? asRow(
            wrong.answer.items.map((id) => spec.answer.items.find((item) => item.id === id)?.math ?? num(0)),
            direction === 'rising' ? '<' : '>',
          )
        : null;
    return {
      form,
      stem: stem(rng, entries, direction, form, wrongRow),
      ...(form === 'figure' ? { figure: picture(entries) } : {}),
      ...spec,
      hints: hints(entries, level),
      solution: solution(entries, sorted, direction, level),
    };
  },
});
