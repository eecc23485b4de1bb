import {
  askToOrder,
  type Block,
  children,
  comparedInPlaces,
  Decimal,
  type Direction,
  decimalOf,
  decimals,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  num,
  type OrderEntry,
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

interface Entry extends OrderEntry {
  readonly decimal: Decimal;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'compare'],
  3: ['bare', 'story', 'compare'],
  4: ['story', 'compare', 'bare'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 4], 4: [4, 5] };

/** Level 1: one whole part or one place only; from 2 up lengths differ; 3 has small tails (0.3 beside 0.099); 4 zeros within. */
function draw(rng: Rng, level: Level): readonly Decimal[] {
  const count = rng.int(...countOf[level]);
  const whole = rng.int(0, 9);
  if (level === 1) {
    const places = rng.int(1, 2);
    return Array.from({ length: count }, () => decimalWith(rng, places, [whole, places === 1 ? whole + 2 : whole]));
  }
  if (level === 2) {
    return Array.from({ length: count }, (_, index) =>
      decimalWith(rng, index % 2 === 0 ? 1 : 2, [whole, whole + (index === 0 ? 1 : 0)]),
    );
  }
  const digit = rng.int(1, 9);
  const other = rng.int(1, 9);
  const near = (tail: number, places: number) => Decimal.of(whole * 10 ** places + tail, places);
  const pool =
    level === 3
      ? [
          near(digit, 1),
          near(digit * 10 + other, 3),
          near(99, 3),
          near(digit * 10 + other, 2),
          near(digit * 100 + other, 3),
          near(other, 2),
        ]
      : [
          near(digit, 1),
          near(digit * 100 + other, 3),
          near(digit * 10 + other, 3),
          near(digit, 2),
          near(digit * 10 + other, 2),
          near(digit, 3),
          Decimal.of(whole + 1),
        ];
  return rng.sample(pool, count);
}

const settings = [
  {
    statement: 'جرم چند بستهٔ پستی به کیلوگرم این‌هاست:',
    rising: 'از سبک‌ترین بسته شروع کن و به ترتیب بچین.',
    falling: 'از سنگین‌ترین بسته شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'جرم چند سنگ به کیلوگرم این‌هاست:',
    rising: 'از سبک‌ترین سنگ شروع کن و به ترتیب بچین.',
    falling: 'از سنگین‌ترین سنگ شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'آب چند سطل به لیتر این‌هاست:',
    rising: 'از کم‌آب‌ترین سطل شروع کن و به ترتیب بچین.',
    falling: 'از پرآب‌ترین سطل شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'طول چند روبان به متر این‌هاست:',
    rising: 'از کوتاه‌ترین روبان شروع کن و به ترتیب بچین.',
    falling: 'از بلندترین روبان شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'بارش چند شهر به میلی‌متر این‌هاست:',
    rising: 'از کم‌باران‌ترین شهر شروع کن و به ترتیب بچین.',
    falling: 'از پرباران‌ترین شهر شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'ضخامت چند ورق فلزی به میلی‌متر این‌هاست:',
    rising: 'از نازک‌ترین ورق شروع کن و به ترتیب بچین.',
    falling: 'از ضخیم‌ترین ورق شروع کن و به ترتیب بچین.',
  },
  {
    statement: 'طول چند تکه نخ به سانتی‌متر این‌هاست:',
    rising: 'از کوتاه‌ترین نخ شروع کن و به ترتیب بچین.',
    falling: 'از بلندترین نخ شروع کن و به ترتیب بچین.',
  },
] as const;

function statement(rng: Rng, form: QuestionVariant, direction: Direction, count: number): readonly Block[] {
  if (form === 'story') {
    const setting = rng.pick(settings);
    return [p`${setting.statement}`, p`${setting[direction]}`];
  }
  if (form === 'compare') {
    const names = children(rng, count);
    return [
      p`${names.slice(0, -1).join('، ')} و ${names.at(-1) ?? ''} هر کدام یک عدد اعشاری روی تخته نوشته‌اند.`,
      p`عددها را ${askToOrder[direction]}`,
    ];
  }
  return [p`این عددهای اعشاری را ${askToOrder[direction]}`];
}

/** Where the eye sees a tie, the true size decides. */
function tied(size: Rational, value: Rational): Rational {
  return size.times(Rational.of(10n ** 9n)).plus(value);
}

/** The digits after the mark read as a whole number, after the whole part. */
function asWholeNumbers({ decimal }: Entry): Rational {
  const power = 10n ** BigInt(decimal.places);
  return Rational.of((decimal.units / power) * 10_000n + (decimal.units % power));
}

export const decimalCompare = defineSkill({
  id: 'g5-decimal-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    selectBetween(decimals(9, (level) => (level === 1 ? 1 : 2))),
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
    const decimals = draw(rng, level);
    const entries = decimals.map((decimal): Entry => ({ decimal, math: num(decimal), value: decimal.toRational() }));
    if (new Set(decimals.map(String)).size < entries.length) return null;
    const direction = rng.pick(['rising', 'falling'] as const);
    // Who takes more digits after the mark for more comes to the same as who does not see the mark, where this is the same order.
    const bySize = (size: (decimal: Decimal) => Rational) =>
      [...entries]
        .sort((one, other) => tied(size(one.decimal), one.value).compare(tied(size(other.decimal), other.value)))
        .map(({ decimal }) => decimal.toString())
        .join('|');
    const isByDigits = bySize(({ units }) => Rational.of(units)) === bySize(({ places }) => Rational.of(places));
    const { sorted, ...spec } = orderAnswer(rng, {
      entries,
      direction,
      misconceptions: [
        {
          id: 'longer-is-larger',
          title: 'قسمت اعشاری را مثل عدد طبیعی خوانده',
          message: line`تعداد رقم‌ها مهم نیست. اول دهم‌ها را مقایسه کن؛ اگر برابر بود، صدم‌ها را.`,
          seenAs: (entry) => tied(asWholeNumbers(entry), entry.value),
        },
        {
          id: 'longer-is-smaller',
          title: 'عددی را که رقم اعشار بیشتری دارد کوچک‌تر گرفته',
          message: line`رقم‌های بیشتر همیشه به معنی کوچک‌تر بودن نیست. رقم‌ها را با گذاشتن صفر برابر کن.`,
          seenAs: ({ decimal, value }) => tied(Rational.of(-decimal.places), value),
        },
        {
          id: isByDigits ? 'more-digits-larger' : 'mark-ignored',
          title: isByDigits ? 'عددی را که رقم بیشتری دارد بزرگ‌تر گرفته' : 'ممیز را ندیده',
          message: isByDigits
            ? line`تعداد رقم‌ها مهم نیست. اول قسمت صحیح را مقایسه کن، بعد دهم‌ها و بعد صدم‌ها را.`
            : line`ببین ممیز کجاست. رقم‌های پیش از ممیز واحدهای کامل‌اند.`,
          seenAs: ({ decimal, value }) => tied(Rational.of(decimal.units), value),
        },
        {
          id: 'whole-part-ignored',
          title: 'قسمت صحیح را ندیده و فقط رقم‌های بعد از ممیز را مقایسه کرده',
          message: line`اول قسمت صحیح را مقایسه کن؛ واحدهای کامل از قسمت اعشاری مهم‌ترند.`,
          seenAs: ({ decimal, value }) =>
            tied(Decimal.of(decimal.units % 10n ** BigInt(decimal.places), decimal.places).toRational(), value),
        },
        {
          id: 'other-direction',
          title: 'از سر دیگر چیده',
          message: line`ببین کدام عدد باید اول بیاید.`,
          seenAs: ({ value }) => Rational.of(0).minus(value),
        },
      ],
    });
    const form = rng.pick(formsOf[level]);
    const places = Math.max(...decimals.map((decimal) => decimal.places));
    const isEven = decimals.every((decimal) => decimal.places === places);
    const sign = direction === 'rising' ? '<' : '>';
    const list = <T>(items: readonly T[], between: ',' | '<' | '>') =>
      items.flatMap((item, index) => (index === 0 ? [item] : [between, item]));
    return {
      form,
      stem: statement(rng, form, direction, entries.length),
      ...spec,
      hints: [
        hint(p`مقایسه را از قسمت صحیح عددها شروع کن.`),
        hint(
          p`اگر قسمت صحیح برابر بود، دهم‌ها را مقایسه کن${places > 2 ? '، بعد صدم‌ها و بعد هزارم‌ها' : places > 1 ? ' و بعد صدم‌ها را' : ''}.`,
        ),
        ...(isEven ? [] : [hint(p`برای آسان شدن کار، سمت راست عددها صفر بگذار تا رقم‌های بعد از ممیزِ همه برابر شود.`)]),
      ],
      solution: [
        step(
          isEven
            ? p`همه ${places} رقم اعشار دارند؛ از سمت چپ رقم به رقم مقایسه می‌کنیم.`
            : p`با گذاشتن صفر در سمت راست، همه را با ${places} رقم اعشار می‌نویسیم؛ مقدار عددها عوض نمی‌شود.`,
          display(
            row(
              ...list(
                entries.map(({ decimal }) => num(decimal.padded(places))),
                ',',
              ),
            ),
          ),
        ),
        step(
          p`حالا مقایسه آسان است و به ترتیب می‌چینیم.`,
          display(
            row(
              ...list(
                sorted.map(({ math }) => math),
                sign,
              ),
            ),
          ),
        ),
      ],
    };
  },
});
