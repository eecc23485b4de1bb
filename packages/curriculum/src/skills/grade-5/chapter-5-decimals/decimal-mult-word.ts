import {
  type Block,
  child,
  cities,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  type Figure,
  hint,
  type Level,
  line,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { productHints, productMisconceptions, productSolution } from './question-parts/decimal-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'story', 'figure'],
  2: ['story', 'story', 'figure'],
  3: ['story', 'figure', 'compare'],
  4: ['figure', 'compare', 'story'],
};

interface ProductWordProblem {
  readonly unit: string;
  /** Believable first numbers (whole parts); whole or decimal. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  readonly write: (rng: Rng, a: Decimal, b: Decimal) => readonly Block[];
}

const wordProblems: readonly ProductWordProblem[] = [
  {
    unit: 'متر مربع',
    first: [4, 20],
    second: [2, 9],
    write: (rng, a, b) => [
      p`باغچهٔ خانهٔ ${child(rng)} مستطیلی است به طول ${a} متر و عرض ${b} متر.`,
      p`مساحت باغچه چند متر مربع است؟`,
    ],
  },
  {
    unit: 'متر مربع',
    first: [2, 6],
    second: [1, 4],
    write: (_, a, b) => [p`طول یک فرش مستطیلی ${a} متر و عرض آن ${b} متر است.`, p`مساحت فرش چند متر مربع است؟`],
  },
  {
    unit: 'هزار تومان',
    first: [20, 95],
    second: [1, 6],
    write: (rng, a, b) => [
      p`قیمت هر کیلوگرم ${rng.pick(['سیب', 'پرتقال', 'انار', 'هلو'])} ${a} هزار تومان است.`,
      p`قیمت ${b} کیلوگرم آن چند هزار تومان است؟`,
    ],
  },
  {
    unit: 'هزار تومان',
    first: [30, 99],
    second: [1, 8],
    write: (_, a, b) => [p`قیمت هر متر پارچه ${a} هزار تومان است.`, p`قیمت ${b} متر پارچه چند هزار تومان است؟`],
  },
  {
    unit: 'لیتر',
    first: [5, 14],
    second: [2, 9],
    write: (_, a, b) => [
      p`از یک شیر آب در هر دقیقه ${a} لیتر آب بیرون می‌آید.`,
      p`در ${b} دقیقه چند لیتر آب بیرون می‌آید؟`,
    ],
  },
  {
    unit: 'کیلومتر',
    first: [60, 95],
    second: [1, 6],
    write: (rng, a, b) => [
      p`خودرویی در هر ساعت ${a} کیلومتر به سوی ${rng.pick(cities)} می‌رود.`,
      p`در ${b} ساعت چند کیلومتر می‌رود؟`,
    ],
  },
  {
    unit: 'سانتی‌متر',
    first: [2, 2],
    second: [3, 32],
    write: (_, __, b) => [
      p`هر اینچ ${Decimal.of(254, 2)} سانتی‌متر است.`,
      p`طول یک صفحه‌نمایش ${b} اینچ است. این طول چند سانتی‌متر است؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    first: [1, 9],
    second: [2, 9],
    write: (_, a, b) => [p`وزن هر متر از یک میله ${a} کیلوگرم است.`, p`وزن ${b} متر از آن چند کیلوگرم است؟`],
  },
];

interface Numbers {
  readonly a: Decimal;
  readonly b: Decimal;
}

/** At level 1 one of the two is whole; at 2 and 3 both have tenths; at 4 one has hundredths. */
function numbersFor(
  rng: Rng,
  level: Level,
  { first, second }: Pick<ProductWordProblem, 'first' | 'second'>,
): Numbers | null {
  const [a, b] =
    level === 1
      ? rng.chance(1, 2)
        ? [decimalWith(rng, 1, first), decimalWith(rng, 0, [Math.max(2, second[0]), second[1]])]
        : [decimalWith(rng, 0, first), decimalWith(rng, 1, second)]
      : level === 2
        ? rng.pick([
            [decimalWith(rng, 0, first), decimalWith(rng, 2, second)],
            [decimalWith(rng, 1, first), decimalWith(rng, 1, second)],
          ])
        : level === 3
          ? [decimalWith(rng, 1, first), decimalWith(rng, 1, second)]
          : rng.pick([
              [decimalWith(rng, 1, first), decimalWith(rng, 2, second)],
              [decimalWith(rng, 0, first), decimalWith(rng, 2, second)],
            ]);
  if (a === undefined || b === undefined || String(a.units).length > 3 || String(b.units).length > 3) return null;
  // One time a number is no product.
  if ([a, b].some((factor) => factor.equals(Decimal.of(1)))) return null;
  return { a, b };
}

const shops = [
  { place: 'میوه‌فروشی', goods: ['سیب', 'پرتقال', 'انار', 'هلو', 'خیار', 'گوجه'], unit: 'کیلوگرم', prices: [20, 95] },
  {
    place: 'پارچه‌فروشی',
    goods: ['پارچهٔ نخی', 'پارچهٔ کتان', 'پارچهٔ مخمل', 'پارچهٔ چادری'],
    unit: 'متر',
    prices: [40, 99],
  },
  { place: 'عطاری', goods: ['نخود', 'لوبیا', 'عدس', 'کشمش', 'کنجد'], unit: 'کیلوگرم', prices: [50, 99] },
  { place: 'آجیل‌فروشی', goods: ['تخمه', 'بادام‌زمینی', 'نخودچی', 'کشمش'], unit: 'کیلوگرم', prices: [60, 99] },
] as const;

export const decimalMultWord = defineSkill({
  id: 'g5-decimal-mult-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'story') {
      const wordProblem = rng.pick(wordProblems);
      const drawn = numbersFor(rng, level, wordProblem);
      if (drawn === null) return null;
      const isInch = wordProblem.unit === 'سانتی‌متر';
      const a = isInch ? Decimal.of(254, 2) : drawn.a;
      const b = isInch ? decimalWith(rng, level < 3 ? 0 : 1, wordProblem.second) : drawn.b;
      // A rectangle's length is its longer side.
      if (a.times(b).places > 3 || (wordProblem.unit === 'متر مربع' && a.compare(b) <= 0)) return null;
      return {
        form,
        stem: wordProblem.write(rng, a, b),
        ...decimalAnswer(a.times(b), { unit: wordProblem.unit }),
        misconceptions: productMisconceptions(a, b),
        hints: productHints(a, b),
        solution: productSolution(a, b),
      };
    }
    const shop = rng.pick(shops);
    const drawn = numbersFor(rng, level, { first: shop.prices, second: [1, 6] });
    if (drawn === null) return null;
    const { a: price, b: amount } = drawn;
    const cost = price.times(amount);
    if (cost.places > 3) return null;
    const name = child(rng);
    if (form === 'figure') {
      const goods = rng.sample(shop.goods, 3);
      const prices = goods.map((_, index) =>
        index === 0 ? price : decimalWith(rng, price.places === 0 ? 0 : 1, shop.prices),
      );
      if (new Set(prices.map(String)).size < 3) return null;
      const rows = rng.shuffle(goods.map((good, index) => ({ good, price: prices[index] ?? price })));
      const figure: Figure = {
        t: 'table',
        description: `قیمت‌های ${shop.place} به هزار تومان؛ ${rows.map((each) => `${each.good}: ${persianNumber(String(each.price))}`).join('، ')}`,
        columns: ['کالا', `قیمت یک ${shop.unit} به هزار تومان`],
        rows: rows.map((each) => [
          { t: 'text', text: each.good },
          { t: 'math', math: num(each.price) },
        ]),
      };
      const [good = ''] = goods;
      const another = prices[1] ?? price;
      return {
        form,
        stem: [
          p`جدول، قیمت‌های یک ${shop.place} را نشان می‌دهد.`,
          p`${name} ${amount} ${shop.unit} ${good} خرید. باید چند هزار تومان بدهد؟`,
        ],
        figure,
        ...decimalAnswer(cost, { unit: 'هزار تومان' }),
        misconceptions: [
          ...productMisconceptions(price, amount),
          misconception(
            'price-of-another-row',
            'قیمت سطر دیگری را برداشته',
            decimalKey(another.times(amount)),
            line`نام کالا را در جدول پیدا کن و قیمت همان سطر را بردار.`,
          ),
        ],
        hints: [hint(p`اول قیمت یک ${shop.unit} ${good} را از جدول بخوان.`), ...productHints(price, amount).slice(1)],
        solution: productSolution(price, amount),
      };
    }
    // Money given, money back: two steps.
    const paid = Decimal.of((cost.units / 10n ** BigInt(cost.places) / 50n + 1n) * 50n);
    const back = paid.minus(cost);
    // Nobody gives back less than a thousand.
    if (back.compare(Decimal.of(1)) < 0) return null;
    const good = rng.pick(shop.goods);
    return {
      form,
      stem: [
        p`قیمت هر ${shop.unit} ${good} ${price} هزار تومان است. ${name} ${amount} ${shop.unit} خرید و ${paid} هزار تومان داد.`,
        p`فروشنده باید چند هزار تومان به او برگرداند؟`,
      ],
      ...decimalAnswer(back, { unit: 'هزار تومان' }),
      misconceptions: [
        misconception(
          'only-the-cost',
          'فقط پول خرید را حساب کرده',
          decimalKey(cost),
          line`پول خرید را پیدا کرده‌ای. یک قدم دیگر مانده است: چقدر از پول برمی‌گردد؟`,
        ),
        ...(paid.compare(price) > 0
          ? [
              misconception(
                'price-of-one-taken-away',
                'قیمت یک واحد را از پول کم کرده',
                decimalKey(paid.minus(price)),
                line`قیمت یک ${shop.unit} را کم کرده‌ای. او چند ${shop.unit} خریده است؟`,
              ),
            ]
          : []),
        ...productMisconceptions(price, amount).flatMap(({ id, title, message, answer }) => {
          const value = answer.kind === 'decimal' ? Decimal.parse(answer.values[0] ?? '0') : cost;
          const rest = paid.minus(value);
          if (rest.compare(Decimal.of(0)) <= 0) return [];
          // The mark is that of the product, which is not what the child has written.
          const said = id.startsWith('mark-')
            ? line`پول خرید را دوباره حساب کن: رقم‌های اعشارِ هر دو عدد را روی هم بشمار.`
            : message;
          return [misconception(id, title, decimalKey(rest), said)];
        }),
      ],
      hints: [
        hint(p`اول حساب کن خریدِ ${name} چند هزار تومان شد.`),
        hint(p`قیمت یک ${shop.unit} را در مقدار خرید ضرب کن.`, display(row(price, '×', amount))),
        hint(p`بعد آن را از پولی که داده است کم کن.`),
      ],
      solution: [
        ...productSolution(price, amount),
        step(p`پول خرید را از پولی که داده است کم می‌کنیم.`, display(row(paid, '−', cost, '=', back))),
      ],
    };
  },
});
