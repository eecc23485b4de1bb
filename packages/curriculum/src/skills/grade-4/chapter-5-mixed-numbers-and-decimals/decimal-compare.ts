import {
  askToOrder,
  type Block,
  child,
  comparedInPlaces,
  Decimal,
  decimals,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type MathNode,
  num,
  type OrderMisconception,
  orderAnswer,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  selectBetween,
  sortAround,
  step,
  waysToOrder,
} from '../../../authoring/index.ts';

interface Entry {
  readonly math: MathNode;
  readonly value: Rational;
  readonly decimal: Decimal;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 4], 4: [4, 5] };

/** Level 1 has one place; then one and two places are mixed, and at the stretch all stand within one unit. */
function draw(rng: Rng, level: Level): readonly Decimal[] {
  const count = rng.int(...countOf[level]);
  const whole = rng.int(0, level === 1 ? 9 : 48);
  const tenth = rng.int(1, 8);
  return Array.from({ length: count }, (_, index) => {
    const unit = level === 1 ? rng.int(0, 20) : level === 4 ? whole : whole + rng.int(0, 1);
    if (level === 1 || index % 2 === 0)
      return Decimal.of(unit * 10 + (level === 4 ? tenth + rng.int(0, 1) : rng.int(1, 9)), 1);
    return Decimal.of(unit * 100 + (level === 4 ? tenth : rng.int(0, 9)) * 10 + rng.int(1, 9), 2);
  });
}

/** Digits after the mark read as a whole number: 3.25 larger than 3.4. */
function partAsWhole({ decimal }: Entry): Rational {
  const power = 10n ** BigInt(decimal.places);
  return Rational.of((decimal.units / power) * 1000n + (decimal.units % power));
}

const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'longer-is-larger',
    title: 'عددی را که رقم‌های بیشتری بعد از ممیز دارد بزرگ‌تر گرفته',
    message: line`رقم‌های بعد از ممیز یک عدد جدا نیستند. اول دهم‌ها را مقایسه کن، بعد صدم‌ها را.`,
    seenAs: partAsWhole,
  },
  {
    id: 'mark-ignored',
    title: 'ممیزها را ندیده و عددها را یک‌جا مقایسه کرده',
    message: line`ممیز مهم است. اول قسمت صحیح عددها را مقایسه کن.`,
    seenAs: ({ decimal, value }) => Rational.of(decimal.units).plus(value.times(Rational.of(1, 1000))),
  },
  {
    id: 'whole-part-ignored',
    title: 'فقط رقم‌های بعد از ممیز را مقایسه کرده',
    message: line`قسمت صحیح از رقم‌های بعد از ممیز مهم‌تر است. مقایسه را از سمت چپ شروع کن.`,
    seenAs: ({ decimal, value }) => {
      const whole = Rational.of(decimal.units / 10n ** BigInt(decimal.places));
      return value.minus(whole).plus(whole.times(Rational.of(1, 100_000)));
    },
  },
  {
    id: 'reversed-order',
    title: 'ترتیب را از سر دیگر نوشته',
    message: line`ترتیب را برعکس چیده‌ای. ببین اول کدام باید بیاید.`,
    seenAs: ({ value }) => Rational.of(0).minus(value),
  },
];

/** What the numbers may measure, for numbers from `least` to `most`. */
const settings: readonly {
  readonly least: number;
  readonly most: number;
  readonly statement: (name: string) => string;
}[] = [
  { least: 0, most: 6, statement: () => 'این‌ها پرش‌های بچه‌ها به متر است.' },
  { least: 0, most: 50, statement: () => 'این‌ها وزن چند بسته به کیلوگرم است.' },
  { least: 5, most: 45, statement: () => 'این‌ها دمای چند شهر به درجه است.' },
  { least: 1, most: 50, statement: (name) => `این‌ها راه‌هایی است که ${name} در چند روز با دوچرخه رفته، به کیلومتر.` },
  { least: 0, most: 50, statement: () => 'این‌ها بارش چند روز به میلی‌متر است.' },
  { least: 9, most: 50, statement: () => 'این‌ها زمان چند دونده به ثانیه است.' },
  { least: 3, most: 19, statement: (name) => `این‌ها طول مدادهای ${name} به سانتی‌متر است.` },
  { least: 6, most: 50, statement: () => 'این‌ها پرتاب‌های توپ به متر است.' },
];

function setting(rng: Rng, entries: readonly Entry[], name: string): string {
  const fits = (bound: number, isLeast: boolean) =>
    entries.every(({ value }) =>
      isLeast ? value.compare(Rational.of(bound)) >= 0 : value.compare(Rational.of(bound)) <= 0,
    );
  return rng.pick(settings.filter(({ least, most }) => fits(least, true) && fits(most, false))).statement(name);
}

function asRow(nodes: readonly MathNode[], sign: '<' | '>' | ','): MathNode {
  return row(...nodes.flatMap((node, index) => (index === 0 ? [node] : [sign, node])));
}

export const decimalCompare = defineSkill({
  id: 'g4-decimal-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    selectBetween(decimals(9, () => 1)),
    sortAround({
      bins: ['کمتر از ۰٫۵', 'بیشتر از ۰٫۵'],
      bound: Rational.of(1, 2),
      draw: decimals(2, () => 1),
      stem: p`هر عدد را با ۰٫۵ مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`اول قسمت صحیح را ببین و بعد دهم‌ها را.`,
      rule: p`۰٫۵ یعنی پنج دهم. عددی کمتر است که قسمت صحیحش صفر باشد و کمتر از پنج دهم داشته باشد.`,
    }),
  ],
  pictures: [comparedInPlaces],
  revision: 10,
  make: (rng, level) => {
    const entries = draw(rng, level).map(
      (decimal): Entry => ({ math: num(decimal), value: decimal.toRational(), decimal }),
    );
    if (new Set(entries.map(({ value }) => value.toString())).size < entries.length) return null;
    if (level > 1 && new Set(entries.map(({ decimal }) => decimal.places)).size < 2) return null;
    const direction = rng.pick(['rising', 'falling'] as const);
    const { sorted, ...spec } = orderAnswer(rng, { entries, direction, misconceptions });
    // Who takes the digits after the mark for a number, or does not see the mark, must not come to the right order.
    if (level > 1 && !spec.misconceptions.some(({ id }) => id === 'longer-is-larger' || id === 'mark-ignored'))
      return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { answer: writtenMisconception } = rng.pick(spec.misconceptions);
    const wrong =
      writtenMisconception.kind === 'order'
        ? writtenMisconception.items.flatMap((id) => spec.answer.items.find((item) => item.id === id)?.math ?? [])
        : [];
    const places = Math.max(...entries.map(({ decimal }) => decimal.places));
    const mixes = entries.some(({ decimal }) => decimal.places !== places);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${setting(rng, entries, name)}`, p`عددها را ${askToOrder[direction]}`];
        case 'find-mistake':
          return [
            p`${name} عددها را این‌طور ${waysToOrder[direction]} چیده است، ولی اشتباهی در آن هست:`,
            display(asRow(wrong, ',')),
            p`تو عددها را ${askToOrder[direction]}`,
          ];
        default:
          return [p`این عددها را ${askToOrder[direction]}`];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`اول قسمت‌های صحیح را مقایسه کن. هر کدام بزرگ‌تر بود، همان عدد بزرگ‌تر است.`),
        hint(p`اگر قسمت‌های صحیح برابر بود، دهم‌ها را مقایسه کن و بعد صدم‌ها را.`),
        mixes
          ? hint(p`برای این‌که مقایسه آسان شود، در آخر عددهایی که فقط دهم دارند یک صفر بگذار تا همه صدم داشته باشند.`)
          : hint(p`عددها را زیر هم بنویس، طوری که ممیزها زیر هم باشند، و از سمت چپ مقایسه کن.`),
      ],
      solution: [
        mixes
          ? step(
              p`همه را با دو رقم بعد از ممیز می‌نویسیم؛ گذاشتن صفر در آخر، عدد را تغییر نمی‌دهد:`,
              display(
                asRow(
                  entries.map(({ decimal }) => num(decimal.padded(places))),
                  ',',
                ),
              ),
            )
          : step(p`همه یک رقم بعد از ممیز دارند؛ پس از قسمت صحیح شروع می‌کنیم و اگر برابر بود، دهم‌ها را می‌بینیم.`),
        step(
          p`از سمت چپ خانه‌به‌خانه مقایسه می‌کنیم و می‌چینیم:`,
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
