import {
  child,
  comparedInPlaces,
  Decimal,
  decimalOf,
  decimals,
  decimalWith,
  defineSkill,
  display,
  frac,
  hint,
  type Level,
  line,
  type MathNode,
  mixed,
  num,
  orderAnswer,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  selectBetween,
  sortAround,
  step,
} from '../../../authoring/index.ts';

interface Entry {
  readonly math: MathNode;
  readonly value: Rational;
  /** Null for a fraction. */
  readonly decimal: Decimal | null;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'compare'],
  3: ['bare', 'story', 'compare'],
  4: ['story', 'compare', 'bare'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 4], 4: [4, 5] };

const settings = [
  {
    statement: 'پرش‌های بچه‌ها به متر این‌هاست:',
    rising: 'از کوتاه‌ترین پرش شروع کن و به ترتیب بچین.',
    falling: 'از بلندترین پرش شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'وزن چند بسته به کیلوگرم این‌هاست:',
    rising: 'از سبک‌ترین بسته شروع کن و به ترتیب بچین.',
    falling: 'از سنگین‌ترین بسته شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'آب چند بطری به لیتر این‌هاست:',
    rising: 'از بطری‌ای که کمتر آب دارد شروع کن و به ترتیب بچین.',
    falling: 'از بطری‌ای که بیشتر آب دارد شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'طول چند تکه نخ به سانتی‌متر این‌هاست:',
    rising: 'از کوتاه‌ترین نخ شروع کن و به ترتیب بچین.',
    falling: 'از بلندترین نخ شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'بارش چند روز به سانتی‌متر این‌هاست:',
    rising: 'از کم‌باران‌ترین روز شروع کن و به ترتیب بچین.',
    falling: 'از پرباران‌ترین روز شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'زمان چند دونده به دقیقه این‌هاست:',
    rising: 'از سریع‌ترین دونده شروع کن و به ترتیب بچین.',
    falling: 'از کندترین دونده شروع کن و به ترتیب بچین.',
  },
] as const;

const ofDecimal = (decimal: Decimal): Entry => ({ math: num(decimal), value: decimal.toRational(), decimal });

/** Numbers close to one another: the same whole part, different lengths. */
function draw(rng: Rng, level: Level): readonly Entry[] {
  const count = rng.int(...countOf[level]);
  const whole = level === 1 ? rng.int(1, 9) : rng.int(0, 9);
  const tenth = rng.int(1, 8);
  const most = level === 1 ? 2 : 3;
  const entries: Entry[] = Array.from({ length: count }, (_, index) => {
    const places = rng.int(1, most);
    const decimal = decimalWith(rng, places, [whole, whole]);
    // Half of them share the tenths as well, so that a longer look is needed.
    if (index % 2 === 0 || places === 1) return ofDecimal(decimal);
    const tail = decimal.units % 10n ** BigInt(places - 1);
    return ofDecimal(
      Decimal.of(BigInt(whole) * 10n ** BigInt(places) + BigInt(tenth) * 10n ** BigInt(places - 1) + tail, places),
    );
  });
  if (level < 3 || rng.chance(1, 3)) return entries;
  const [numerator, denominator] = rng.pick([
    [1, 2],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const);
  const value = Rational.of(whole * denominator + numerator, denominator);
  return [
    ...entries.slice(1),
    { math: whole === 0 ? frac(numerator, denominator) : mixed(whole, numerator, denominator), value, decimal: null },
  ];
}

/** A number as a decimal, a fraction too. */
const asDecimal = ({ decimal, value }: Entry): Decimal => decimal ?? Decimal.fromRational(value) ?? Decimal.of(0);

/** Digits after the mark read as a whole number: 0.35 larger than 0.4. */
const asWhole = (entry: Entry): Rational => {
  const decimal = asDecimal(entry);
  const power = 10n ** BigInt(decimal.places);
  return Rational.of((decimal.units / power) * 1_000_000n + (decimal.units % power));
};

/** More digits taken for smaller, as with fractions of larger denominators. */
const longerIsSmaller = (entry: Entry): Rational => entry.value.minus(Rational.of(asDecimal(entry).places * 10));

export const decimalCompare = defineSkill({
  id: 'g6-decimal-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    selectBetween(decimals(9, (level) => (level === 1 ? 2 : 3))),
    sortAround({
      bins: ['کمتر از ۰٫۵', 'مساوی ۰٫۵', 'بیشتر از ۰٫۵'],
      bound: Rational.of(1, 2),
      draw: decimals(1, (level) => (level === 1 ? 2 : 3)),
      equal: () => [decimalOf(50, 2), decimalOf(500, 3)],
      stem: p`هر عدد را با ۰٫۵ مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`رقمِ دهم هر عدد را ببین. صفرهای آخر مقدار عدد را عوض نمی‌کنند.`,
      rule: p`۰٫۵ یعنی پنج دهم. اول رقمِ دهم و بعد رقم‌های دیگر را مقایسه می‌کنیم؛ صفرهای آخر چیزی را عوض نمی‌کنند.`,
    }),
  ],
  pictures: [comparedInPlaces],
  revision: 11,
  make: (rng, level) => {
    const entries = draw(rng, level);
    if (new Set(entries.map(({ value }) => value.toString())).size < entries.length) return null;
    const direction = rng.chance(1, 2) ? 'rising' : 'falling';
    const decimalsOnly = entries.filter(({ decimal }) => decimal !== null);
    // Where the decimals stand rightly and only the fraction does not, it is the fraction that was hard.
    const misleads = (seenAs: (entry: Entry) => Rational) =>
      decimalsOnly.some((a) =>
        decimalsOnly.some((b) => a.value.compare(b.value) < 0 && seenAs(a).compare(seenAs(b)) > 0),
      );
    const { sorted, ...spec } = orderAnswer(rng, {
      entries,
      direction,
      misconceptions: [
        {
          id: 'part-read-as-whole',
          title: 'قسمت اعشاری را مثل عدد طبیعی خوانده',
          message: line`تعداد رقم‌ها مهم نیست. اول دهم‌ها را مقایسه کن، بعد صدم‌ها را.`,
          seenAs: asWhole,
        },
        {
          id: 'longer-is-smaller',
          title: 'عدد با رقم اعشار بیشتر را کوچک‌تر گرفته',
          message: line`تعداد رقم‌های اعشار را با گذاشتن صفر برابر کن و بعد مقایسه کن.`,
          seenAs: longerIsSmaller,
        },
        {
          id: 'other-direction',
          title: 'از سر دیگر چیده',
          message: line`ترتیب را برعکس چیده‌ای. ببین کدام باید اول بیاید.`,
          seenAs: ({ value }: Entry) => Rational.of(0).minus(value),
        },
      ].filter(({ seenAs }) => misleads(seenAs)),
    });
    if (spec.misconceptions.length < 2) return null;
    const form = rng.pick(formsOf[level]);
    const setting = rng.pick(settings);
    const places = Math.max(1, ...entries.map(({ decimal }) => decimal?.places ?? 2));
    const hasFraction = entries.some(({ decimal }) => decimal === null);
    const isEven = entries.every(({ decimal }) => decimal?.places === places);
    const padded = (entry: Entry) =>
      num((entry.decimal ?? Decimal.fromRational(entry.value) ?? Decimal.of(0)).padded(places));
    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${setting.statement}`, p`${setting[direction]}`];
        case 'compare':
          return [
            p`${child(rng)} این عددها را روی کارت نوشته است.`,
            direction === 'rising' ? p`کارت‌ها را از کوچک به بزرگ بچین.` : p`کارت‌ها را از بزرگ به کوچک بچین.`,
          ];
        default:
          return [
            direction === 'rising' ? p`این عددها را از کوچک به بزرگ بچین.` : p`این عددها را از بزرگ به کوچک بچین.`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`اول قسمت صحیح عددها را مقایسه کن. اگر برابر بود، برو سراغ دهم‌ها و بعد صدم‌ها.`),
        isEven
          ? hint(p`از سمت چپ رقم به رقم پیش برو تا به اولین رقم‌های متفاوت برسی.`)
          : hint(
              hasFraction
                ? p`کسر را اعشاری بنویس و تعداد رقم‌های بعد از ممیز را با گذاشتن صفر برابر کن.`
                : p`تعداد رقم‌های بعد از ممیز را با گذاشتن صفر برابر کن.`,
            ),
      ],
      solution: [
        step(
          isEven
            ? p`همه ${places} رقم اعشار دارند؛ از سمت چپ رقم به رقم مقایسه می‌کنیم.`
            : p`همه را با ${places} رقم اعشار می‌نویسیم تا مقایسه آسان شود.`,
          display(
            row(...entries.flatMap((entry, index) => (index === 0 ? [padded(entry)] : [',' as const, padded(entry)]))),
          ),
        ),
        step(
          p`حالا به ترتیب می‌چینیم.`,
          display(
            row(
              ...sorted.flatMap((entry, index) =>
                index === 0 ? [entry.math] : [direction === 'rising' ? ('<' as const) : ('>' as const), entry.math],
              ),
            ),
          ),
        ),
      ],
    };
  },
});
