import {
  type Block,
  child,
  children,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  type Figure,
  type Level,
  line,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
} from '../../../authoring/index.ts';
import {
  resultOf,
  type Sum,
  sumHints,
  sumMisconceptions,
  sumSolution,
} from './question-parts/decimal-addition-subtraction.ts';
import { together } from './question-parts/decimal-addition-subtraction-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'story', 'figure'],
  2: ['story', 'story', 'figure'],
  3: ['story', 'figure', 'compare'],
  4: ['figure', 'compare', 'story'],
};

function amount(rng: Rng, level: Level): Decimal {
  const places = level === 1 ? 1 : level === 2 ? rng.int(1, 2) : rng.int(1, 3);
  return decimalWith(rng, places, [level === 1 ? 1 : 0, 25]);
}

/** Lists of amounts that belong together, as on a receipt or in a notebook. */
const lists = [
  {
    unit: 'کیلوگرم',
    names: ['سیب', 'پرتقال', 'خیار', 'گوجه', 'پیاز', 'هویج', 'انگور'],
    heading: 'خرید',
    amount: 'کیلوگرم',
    statement: 'فهرست خرید',
    ask: 'خریدها روی هم چند کیلوگرم است؟',
  },
  {
    unit: 'کیلومتر',
    names: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'],
    heading: 'روز',
    amount: 'کیلومتر',
    statement: 'دفترچهٔ دوچرخه‌سواری',
    ask: 'در این روزها روی هم چند کیلومتر رکاب زده است؟',
  },
  {
    unit: 'متر',
    names: ['پارچهٔ سفید', 'پارچهٔ آبی', 'پارچهٔ سبز', 'پارچهٔ زرد'],
    heading: 'پارچه',
    amount: 'متر',
    statement: 'یادداشت خیاطی',
    ask: 'پارچه‌ها روی هم چند متر است؟',
  },
  {
    unit: 'لیتر',
    names: ['شیر', 'دوغ', 'شربت', 'آب‌میوه'],
    heading: 'نوشیدنی',
    amount: 'لیتر',
    statement: 'فهرست نوشیدنی‌های جشن',
    ask: 'نوشیدنی‌ها روی هم چند لیتر است؟',
  },
  {
    unit: 'میلی‌متر',
    names: ['مهر', 'آبان', 'آذر', 'دی', 'بهمن'],
    heading: 'ماه',
    amount: 'میلی‌متر باران',
    statement: 'یادداشت هواشناسی',
    ask: 'باران این ماه‌ها روی هم چند میلی‌متر است؟',
  },
] as const;

/** One amount is stated by the other: two steps. */
const longer: readonly {
  readonly unit: string;
  readonly write: (rng: Rng, a: Decimal, more: Decimal) => readonly Block[];
}[] = [
  {
    unit: 'کیلومتر',
    write: (rng, a, more) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`این هفته ${one} ${a} کیلومتر پیاده‌روی کرد و ${other} ${more} کیلومتر بیشتر از او.`,
        p`این دو نفر روی هم چند کیلومتر رفتند؟`,
      ];
    },
  },
  {
    unit: 'متر',
    write: (_, a, more) => [
      p`طول یک طناب ${a} متر است و طناب دوم ${more} متر از آن بلندتر است.`,
      p`دو طناب روی هم چند متر است؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    write: (rng, a, more) => [
      p`پدر ${child(rng)} ${a} کیلوگرم هندوانه خرید و خربزه‌ای که خرید ${more} کیلوگرم سنگین‌تر بود.`,
      p`روی هم چند کیلوگرم خرید؟`,
    ],
  },
  {
    unit: 'لیتر',
    write: (_, a, more) => [
      p`در بشکهٔ اول ${a} لیتر آب هست و در بشکهٔ دوم ${more} لیتر بیشتر.`,
      p`دو بشکه روی هم چند لیتر آب دارد؟`,
    ],
  },
  {
    unit: 'میلی‌متر',
    write: (_, a, more) => [
      p`در آبان ${a} میلی‌متر باران بارید و در آذر ${more} میلی‌متر بیشتر از آبان.`,
      p`در این دو ماه روی هم چند میلی‌متر باران بارید؟`,
    ],
  },
];

export const decimalAddWord = defineSkill({
  id: 'g5-decimal-add-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [a, b] = [amount(rng, level), amount(rng, level)];
    if (form === 'compare') {
      const wordProblem = rng.pick(longer);
      const more = decimalWith(rng, rng.int(1, 2), [0, 6]);
      const second = a.plus(more);
      const sum: Sum = { sign: '+', terms: [a, second] };
      const [first, ...rest] = sumHints(sum);
      const [work, close] = sumSolution(sum);
      if (first === undefined || work === undefined || close === undefined) return null;
      return {
        form,
        stem: wordProblem.write(rng, a, more),
        ...decimalAnswer(resultOf(sum), { unit: wordProblem.unit }),
        misconceptions: [
          misconception(
            'only-told-numbers-added',
            'در مقدار دوم مانده یا فقط دو عدد گفته‌شده را جمع کرده',
            decimalKey(second),
            line`این مقدارِ دوم است، که از اولی بیشتر است. حالا دو مقدار را روی هم بگذار.`,
          ),
          // What is done to the digits in one of the two steps only would be chance.
          ...sumMisconceptions(sum).filter(({ id }) => id === 'mark-forgotten' || id === 'one-carry-lost'),
        ],
        hints: [{ content: [p`مقدار دوم گفته نشده است؛ فقط گفته‌اند چقدر بیشتر است. اول آن را پیدا کن.`] }, ...rest],
        solution: [{ content: [p`اول مقدار دوم را پیدا می‌کنیم: ${a} به اضافهٔ ${more} می‌شود ${second}.`] }, work, close],
      };
    }
    if (form === 'figure') {
      // Rain is not measured to a thousandth of a millimetre.
      const list = rng.pick(level === 4 ? lists.filter(({ unit }) => unit !== 'میلی‌متر') : lists);
      const count = level === 1 ? 2 : level === 4 ? 4 : 3;
      const names =
        list.heading === 'روز' || list.heading === 'ماه' ? list.names.slice(0, count) : rng.sample(list.names, count);
      const terms = names.map(() => amount(rng, level));
      const sum: Sum = { sign: '+', terms };
      if (new Set(terms.map(String)).size < count) return null;
      const figure: Figure = {
        t: 'table',
        description: `${list.statement}؛ ${names.map((name, index) => `${name}: ${persianNumber(String(terms[index]))} ${list.unit}`).join('، ')}`,
        columns: [list.heading, list.amount],
        rows: names.map((name, index) => [
          { t: 'text', text: name },
          { t: 'math', math: num(terms[index] ?? Decimal.of(0)) },
        ]),
      };
      return {
        form,
        stem: [p`این جدول ${list.statement} ${child(rng)} است.`, p`${list.ask}`],
        figure,
        ...decimalAnswer(resultOf(sum), { unit: list.unit }),
        misconceptions: [
          misconception(
            'one-row-left-out',
            'یک سطر جدول را جا انداخته',
            decimalKey(resultOf({ sign: '+', terms: terms.slice(0, -1) })),
            line`همهٔ سطرهای جدول را جمع کن؛ انگار یکی جا مانده است.`,
          ),
          ...sumMisconceptions(sum),
        ],
        hints: sumHints(sum),
        solution: sumSolution(sum),
      };
    }
    const fitting = together.filter(({ most }) => a.compare(Decimal.of(most)) < 0 && b.compare(Decimal.of(most)) < 0);
    const wordProblem = rng.pick(fitting);
    const sum: Sum = { sign: '+', terms: [a, b] };
    return {
      form,
      stem: wordProblem.write(rng, a, b),
      ...decimalAnswer(resultOf(sum), { unit: wordProblem.unit }),
      misconceptions: sumMisconceptions(sum),
      hints: sumHints(sum),
      solution: sumSolution(sum),
    };
  },
});
