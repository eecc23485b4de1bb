import {
  askToOrder,
  type Block,
  children,
  type Direction,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionOf,
  fractions,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  lcm,
  line,
  type MathNode,
  mixed,
  type OrderEntry,
  type OrderMisconception,
  orderAnswer,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  sortAround,
  step,
  strips,
  waysToOrder,
} from '../../../authoring/index.ts';

/** A fraction or mixed number as it is written: whole + numerator/denominator. */
interface Entry extends OrderEntry {
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
}

function entry(whole: number, numerator: number, denominator: number): Entry {
  return {
    whole,
    numerator,
    denominator,
    value: Rational.mixed(whole, numerator, denominator),
    math: whole > 0 ? mixed(whole, numerator, denominator) : frac(numerator, denominator),
  };
}

/** Denominators that fit one common denominator of at most 24, in families. */
const families: readonly (readonly number[])[] = [
  [2, 4, 8],
  [2, 3, 6],
  [3, 6, 12],
  [2, 5, 10],
  [4, 8, 16],
  [5, 10, 20],
  [3, 9, 18],
  [2, 3, 4, 6, 12],
  [2, 3, 4, 6, 8, 12, 24],
];

/** Level 1: one denominator or one numerator for all. */
function alike(rng: Rng): readonly Entry[] {
  if (rng.chance(1, 2)) {
    const denominator = rng.int(4, 12);
    const numerators = rng.sample(
      Array.from({ length: denominator - 1 }, (_, index) => index + 1),
      3,
    );
    return numerators.map((numerator) => entry(0, numerator, denominator));
  }
  const denominators = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3);
  const numerator = rng.int(1, Math.min(...denominators) - 1);
  return denominators.map((denominator) => entry(0, numerator, denominator));
}

/** Level 2: proper fractions of one family. Level 3 and 4: four, with mixed numbers and fractions greater than one. */
function related(rng: Rng, level: Level): readonly Entry[] {
  const family = rng.pick(level === 4 ? families.slice(-2) : families);
  const count = level === 2 ? 3 : 4;
  const base = rng.int(1, 3);
  return Array.from({ length: count }, (_, index) => {
    const denominator = rng.pick(family);
    const numerator = rng.int(1, denominator - 1);
    if (level === 2) return entry(0, numerator, denominator);
    // At level 4 all stand near the same whole, so only the parts decide.
    const whole = level === 4 ? base : rng.int(0, 2);
    return index % 2 === 0
      ? entry(whole, numerator, denominator)
      : entry(0, whole * denominator + numerator, denominator);
  });
}

/** All different in size; above level 1 there is always something to convert. */
function suits(entries: readonly Entry[], level: Level): boolean {
  const values = new Set(entries.map(({ value }) => value.toString()));
  const denominators = new Set(entries.map(({ denominator }) => denominator));
  return values.size === entries.length && (level === 1 || denominators.size > 1);
}

/** Makes a mistaken rank total: where the eye sees a tie, the true size decides. */
const breakTie = Rational.of(1, 1000);

const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'larger-denominator-larger',
    title: 'کسر با مخرج بزرگ‌تر را بزرگ‌تر گرفته',
    message: line`مخرج بزرگ‌تر یعنی واحد به قسمت‌های بیشتری تقسیم شده و هر قسمت کوچک‌تر است. یک بار دیگر نگاه کن.`,
    seenAs: ({ denominator, value }) => Rational.of(denominator).plus(value.times(breakTie)),
  },
  {
    id: 'larger-numerator-larger',
    title: 'فقط صورت‌ها را مقایسه کرده',
    message: line`فقط صورت‌ها را دیده‌ای. وقتی مخرج‌ها فرق دارند، اول باید مخرج‌ها را یکی کنی.`,
    seenAs: ({ numerator, value }) => Rational.of(numerator).plus(value.times(breakTie)),
  },
  {
    id: 'whole-part-ignored',
    title: 'به عدد کامل توجه نکرده',
    message: line`عدد کنار کسر را هم حساب کن: واحدهای کامل از قسمت کسری مهم‌ترند.`,
    // Only a whole that is written beside its fraction is overlooked, none within a fraction.
    seenAs: ({ numerator, denominator, value }) => Rational.of(numerator, denominator).plus(value.times(breakTie)),
  },
  {
    id: 'distance-to-numerator',
    title: 'فاصلهٔ صورت تا مخرج را مقایسه کرده',
    message: line`فاصلهٔ صورت تا مخرج در کسرهای مختلف، قسمت‌های هم‌اندازه نیست. اول مخرج‌ها را یکی کن.`,
    seenAs: ({ whole, numerator, denominator, value }) =>
      Rational.of(whole * denominator + numerator - denominator).plus(value.times(breakTie)),
  },
  {
    id: 'smaller-denominator-larger',
    title: 'کسر با مخرج کوچک‌تر را بزرگ‌تر گرفته',
    message: line`مخرج کوچک‌تر به تنهایی نشانهٔ بزرگ‌تر بودن کسر نیست؛ تعداد قسمت‌ها هم مهم است. اول مخرج‌ها را یکی کن.`,
    seenAs: ({ denominator, value }) => Rational.of(-denominator).plus(value.times(breakTie)),
  },
  {
    id: 'reversed-order',
    title: 'ترتیب را از سر دیگر نوشته',
    message: line`ترتیب را برعکس چیده‌ای. ببین کدام عدد باید اول بیاید.`,
    seenAs: ({ value }) => Rational.of(0).minus(value),
  },
];

/** The distance is named where it puts all numbers in order, and is not the numerator of the mixed number (between one and two). */
function misconceptionsOf(entries: readonly Entry[]): readonly OrderMisconception<Entry>[] {
  const distances = entries.map(({ whole, numerator, denominator }) => whole * denominator + numerator - denominator);
  const isNumerator = entries.every(
    ({ value }) => value.compare(Rational.of(1)) > 0 && value.compare(Rational.of(2)) < 0,
  );
  const isSure = !isNumerator && new Set(distances).size === distances.length;
  return misconceptions.filter(({ id }) => isSure || id !== 'distance-to-numerator');
}

function asRow(nodes: readonly MathNode[], sign: '<' | '>' | ','): MathNode {
  return row(...nodes.flatMap((node, index) => (index === 0 ? [node] : [sign, node])));
}

function picture(entries: readonly Entry[]): Figure {
  return {
    t: 'bars',
    description:
      'نوارهای هم‌اندازه، یکی برای هر کسر؛ هر نوار به اندازهٔ مخرج کسرش تقسیم شده و به اندازهٔ صورت آن رنگ شده است',
    bars: entries.map(({ numerator, denominator, math }) => ({
      parts: denominator,
      shaded: numerator,
      tone: 'accent',
      label: math,
    })),
  };
}

function story(rng: Rng, entries: readonly Entry[], direction: Direction): readonly Block[] {
  const names = children(rng, entries.length);
  const strip = rng.pick(strips);
  const statement = entries.flatMap(
    ({ math }, index) => line`${index === 0 ? '' : '، '}${names[index] ?? ''} ${math} متر`,
  );
  return [
    p`هر کدام از بچه‌ها برای کاردستی مقداری ${strip} برداشته‌اند: ${statement}.`,
    p`طول‌ها را ${askToOrder[direction]}`,
  ];
}

function stem(
  rng: Rng,
  entries: readonly Entry[],
  direction: Direction,
  form: QuestionVariant,
  wrongRow: MathNode | null,
): readonly Block[] {
  switch (form) {
    case 'figure':
      return [p`با کمک نوارها کسرها را مقایسه کن. آن‌ها را ${askToOrder[direction]}`];
    case 'story':
      return story(rng, entries, direction);
    case 'find-mistake':
      return [
        p`${children(rng, 1)[0] ?? ''} عددها را این‌طور ${waysToOrder[direction]} چیده است، ولی اشتباهی در آن هست:`,
        ...(wrongRow ? [display(wrongRow)] : []),
        p`تو عددها را ${askToOrder[direction]}`,
      ];
    default:
      return [p`این عددها را ${askToOrder[direction]}`];
  }
}

/** Written as one fraction, without reducing. */
function single({ whole, numerator, denominator }: Entry): readonly [number, number] {
  return [whole * denominator + numerator, denominator];
}

/** How these entries are best compared. */
function comparison(entries: readonly Entry[]): 'same-denominator' | 'same-numerator' | 'common-denominator' {
  if (entries.some(({ whole }) => whole > 0)) return 'common-denominator';
  if (new Set(entries.map(({ denominator }) => denominator)).size === 1) return 'same-denominator';
  return new Set(entries.map(({ numerator }) => numerator)).size === 1 ? 'same-numerator' : 'common-denominator';
}

function hints(entries: readonly Entry[], direction: Direction): readonly Hint[] {
  const end = direction === 'rising' ? 'کوچک‌ترین' : 'بزرگ‌ترین';
  const restated = hint(p`باید ${end} عدد را پیدا کنی و اول بگذاری، بعد سراغ بقیه بروی.`);
  if (comparison(entries) === 'same-denominator') {
    return [restated, hint(p`همهٔ مخرج‌ها برابرند، یعنی اندازهٔ قسمت‌ها یکی است. حالا ببین کدام کسر قسمت‌های بیشتری دارد.`)];
  }
  if (comparison(entries) === 'same-numerator') {
    return [
      restated,
      hint(p`همهٔ صورت‌ها برابرند؛ پس از هر کدام به یک تعداد برداشته‌ایم. فرقشان در اندازهٔ قسمت‌هاست.`),
      hint(p`هرچه مخرج بزرگ‌تر باشد، واحد به قسمت‌های بیشتری تقسیم شده و هر قسمت کوچک‌تر است.`),
    ];
  }
  const common = lcm(...entries.map(({ denominator }) => denominator));
  const examples = entries
    .filter(({ denominator }) => denominator !== common)
    .sort((a, b) => a.whole - b.whole)
    .slice(0, 1);
  return [
    restated,
    hint(p`وقتی مخرج‌ها یکی باشند، مقایسه آسان است. عددی پیدا کن که بر همهٔ مخرج‌ها بخش‌پذیر باشد.`),
    hint(
      p`مخرج مشترک ${common} است. همهٔ عددها را به کسری با این مخرج تبدیل کن؛ مثلاً:`,
      ...examples.map((example) => {
        const [numerator, denominator] = single(example);
        const scale = common / denominator;
        return display(row(example.math, '=', frac(row(numerator, '×', scale), row(denominator, '×', scale))));
      }),
    ),
  ];
}

function solution(sorted: readonly Entry[], shown: readonly Entry[], direction: Direction): readonly SolutionStep[] {
  const sign = direction === 'rising' ? '<' : '>';
  const result = display(
    asRow(
      sorted.map(({ math }) => math),
      sign,
    ),
  );
  if (comparison(shown) === 'same-denominator') {
    return [
      step(p`مخرج‌ها برابرند؛ پس قسمت‌ها هم‌اندازه‌اند و کسری بزرگ‌تر است که صورتش بزرگ‌تر باشد.`),
      step(p`صورت‌ها را مقایسه می‌کنیم و کسرها را می‌چینیم:`, result),
    ];
  }
  if (comparison(shown) === 'same-numerator') {
    return [
      step(p`صورت‌ها برابرند؛ پس تعداد قسمت‌ها یکی است و باید اندازهٔ قسمت‌ها را مقایسه کنیم.`),
      step(p`هرچه مخرج بزرگ‌تر باشد، قسمت‌ها کوچک‌ترند؛ پس کسر با مخرج بزرگ‌تر کوچک‌تر است:`, result),
    ];
  }
  const common = lcm(...shown.map(({ denominator }) => denominator));
  const converted = shown.map((item) => {
    const [numerator, denominator] = single(item);
    const scaled = frac(numerator * (common / denominator), common);
    return display(denominator === common && item.whole === 0 ? scaled : row(item.math, '=', scaled));
  });
  return [
    step(
      p`مخرج مشترک ${common} است، چون بر همهٔ مخرج‌ها بخش‌پذیر است. همهٔ عددها را با همین مخرج می‌نویسیم تا قسمت‌ها هم‌اندازه شوند:`,
      ...converted,
    ),
    step(
      p`حالا که مخرج‌ها یکی است، فقط صورت‌ها را مقایسه می‌کنیم:`,
      display(
        asRow(
          sorted.map((item) => {
            const [numerator, denominator] = single(item);
            return frac(numerator * (common / denominator), common);
          }),
          sign,
        ),
      ),
    ),
    step(p`پس ترتیب عددها این است:`, result),
  ];
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

export const fractionCompareOrder = defineSkill({
  id: 'g5-fraction-compare-order',
  levels: [1, 2, 3, 4],
  targetLevel: 3,
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
    const entries = level === 1 ? alike(rng) : related(rng, level);
    if (!suits(entries, level)) return null;
    const direction = rng.pick(['rising', 'falling'] as const);
    const { sorted, ...spec } = orderAnswer(rng, {
      entries,
      direction,
      misconceptions: misconceptionsOf(entries),
    });
    const shown = spec.answer.items.flatMap(({ math }) => entries.find((item) => item.math === math) ?? []);
    const form = rng.pick(formsOf[level]);
    const wrong = rng.pick(spec.misconceptions);
    const wrongNodes =
      wrong.answer.kind === 'order'
        ? wrong.answer.items.flatMap((id) => spec.answer.items.find((item) => item.id === id)?.math ?? [])
        : [];
    return {
      form,
      stem: stem(rng, shown, direction, form, asRow(wrongNodes, ',')),
      ...(form === 'figure' ? { figure: picture(shown) } : {}),
      ...spec,
      hints: hints(shown, direction),
      solution: solution(sorted, shown, direction),
    };
  },
});
