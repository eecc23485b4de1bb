import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  gcd,
  hint,
  integerAnswer,
  type Level,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  ratioTable,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import {
  answerOf,
  type Proportion,
  proportionHints,
  proportionMisconceptions,
  proportionNode,
  proportionSolution,
} from './question-parts/proportions-with-one-unknown.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'figure'],
  2: ['story', 'story', 'figure', 'reverse'],
  3: ['story', 'reverse', 'figure'],
  4: ['story', 'reverse'],
};

/** Two quantities that grow in proportion. */
interface WordProblem {
  readonly one: string;
  readonly other: string;
  /** The second unit where no number is before it; as `other` where it is left out. */
  readonly heading?: string;
  /** Believable simplest pairs, the second by the first, and the largest amounts. */
  readonly x: readonly [number, number];
  readonly y: (x: number) => readonly [number, number];
  readonly most: readonly [number, number];
  /** What is known; then how many of the other for `c` of the one; then how many of the one for `d` of the other. */
  readonly known: (rng: Rng, a: number, b: number) => Block;
  readonly forwards: (c: number) => Block;
  readonly backwards: (d: number) => Block;
}

const wordProblems: readonly WordProblem[] = [
  {
    one: 'دفتر',
    other: 'هزار تومان',
    x: [1, 4],
    y: (x) => [15 * x, 60 * x],
    most: [40, 1500],
    known: (rng, a, b) => p`${child(rng)} ${a} دفتر خرید و ${b} هزار تومان داد.`,
    forwards: (c) => p`قیمت ${c} دفتر چند هزار تومان است؟`,
    backwards: (d) => p`با ${d} هزار تومان چند دفتر می‌شود خرید؟`,
  },
  {
    one: 'نفر',
    other: 'پیمانه برنج',
    heading: 'پیمانهٔ برنج',
    x: [2, 6],
    y: (x) => [1, x + 1],
    most: [90, 120],
    known: (rng, a, b) => p`مادربزرگ ${child(rng)} برای ${a} نفر ${b} پیمانه برنج می‌پزد.`,
    forwards: (c) => p`برای ${c} نفر چند پیمانه برنج لازم است؟`,
    backwards: (d) => p`${d} پیمانه برنج برای چند نفر است؟`,
  },
  {
    one: 'ساعت',
    other: 'کیلومتر',
    x: [1, 4],
    y: (x) => [50 * x, 120 * x],
    most: [12, 1000],
    known: (_, a, b) => p`قطاری با سرعت یکنواخت در ${a} ساعت ${b} کیلومتر می‌رود.`,
    forwards: (c) => p`در ${c} ساعت چند کیلومتر می‌رود؟`,
    backwards: (d) => p`برای رفتن ${d} کیلومتر چند ساعت لازم دارد؟`,
  },
  {
    one: 'سانتی‌متر',
    other: 'کیلومتر',
    x: [1, 5],
    y: () => [2, 30],
    most: [40, 400],
    known: (_, a, b) => p`در یک نقشه، ${a} سانتی‌متر ${b} کیلومتر را نشان می‌دهد.`,
    forwards: (c) => p`${c} سانتی‌متر روی نقشه چند کیلومتر است؟`,
    backwards: (d) => p`${d} کیلومتر روی نقشه چند سانتی‌متر می‌شود؟`,
  },
  {
    one: 'دقیقه',
    other: 'لیتر',
    x: [1, 6],
    y: () => [3, 25],
    most: [60, 450],
    known: (_, a, b) => p`از یک شیر آب در ${a} دقیقه ${b} لیتر آب بیرون می‌آید.`,
    forwards: (c) => p`در ${c} دقیقه چند لیتر آب بیرون می‌آید؟`,
    backwards: (d) => p`در چند دقیقه ${d} لیتر آب بیرون می‌آید؟`,
  },
  {
    one: 'لیوان شربت',
    other: 'لیوان آب',
    x: [1, 4],
    y: (x) => [x + 1, 9],
    most: [40, 120],
    known: (rng, a, b) => p`${child(rng)} برای درست کردن نوشیدنی، ${a} لیوان شربت را با ${b} لیوان آب مخلوط می‌کند.`,
    forwards: (c) => p`برای ${c} لیوان شربت چند لیوان آب لازم است؟`,
    backwards: (d) => p`برای ${d} لیوان آب چند لیوان شربت لازم است؟`,
  },
  {
    one: 'لیتر بنزین',
    other: 'کیلومتر',
    x: [1, 6],
    y: (x) => [9 * x, 16 * x],
    most: [45, 700],
    known: (rng, a, b) => p`خودروی پدر ${child(rng)} با ${a} لیتر بنزین ${b} کیلومتر می‌رود.`,
    forwards: (c) => p`با ${c} لیتر بنزین چند کیلومتر می‌رود؟`,
    backwards: (d) => p`برای ${d} کیلومتر چند لیتر بنزین لازم است؟`,
  },
  {
    one: 'متر پارچه',
    other: 'پیراهن',
    x: [2, 9],
    y: (x) => [Math.ceil(x / 3), x - 1],
    most: [120, 70],
    known: (_, a, b) => p`خیاطی با ${a} متر پارچه ${b} پیراهن می‌دوزد.`,
    forwards: (c) => p`با ${c} متر پارچه چند پیراهن می‌دوزد؟`,
    backwards: (d) => p`برای ${d} پیراهن چند متر پارچه لازم است؟`,
  },
];

export const proportionWord = defineSkill({
  id: 'g5-proportion-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => ({
      times: rng.int(9, 16),
      more: 0,
      inputs: tableInputs(rng, level < 3 ? 12 : 40),
      columns: ['لیتر بنزین', 'کیلومتر'],
      isStepwise: false,
      stem: [p`خودرویی با هر لیتر بنزین به یک اندازه راه می‌رود.`],
      description: 'جدول لیتر بنزین و کیلومتر',
    })),
  ],
  pictures: [onTable, ratioTable],
  revision: 16,
  commonMistakes: ['multiplied-by-difference', 'divided-the-wrong-way', 'times-alone-written'],
  make: (rng, level) => {
    const wordProblem = rng.pick(wordProblems);
    const x = rng.int(...wordProblem.x);
    const y = rng.int(...wordProblem.y(x));
    if (gcd(x, y) > 1 || x === y) return null;
    const k = level <= 2 ? 1 : rng.int(2, 6);
    const m = rng.int(2, level === 1 ? 6 : level === 4 ? 15 : 10);
    if (k === m || (level > 2 && (m % k === 0 || k % m === 0))) return null;
    const [a, b, c, d] = [x * k, y * k, x * m, y * m];
    if (Math.max(a, c) > wordProblem.most[0] || Math.max(b, d) > wordProblem.most[1]) return null;
    if (new Set([a, b, c, d]).size < 4) return null;
    const form = rng.pick(formsOf[level]);
    const backwards = form === 'reverse' || (form === 'figure' && rng.chance(1, 2));
    const proportion: Proportion = { numbers: [a, b, c, d], hidden: backwards ? 2 : 3 };
    const value = answerOf(proportion);
    const figure: Figure = {
      t: 'table',
      description: `جدول تناسب؛ ${wordProblem.one}: ${persianNumber(a)} و ${backwards ? 'جای خالی' : persianNumber(c)}، ${wordProblem.other}: ${persianNumber(b)} و ${backwards ? persianNumber(d) : 'جای خالی'}`,
      columns: ['مقدار', 'معلوم', 'خواسته‌شده'],
      rows: [
        [
          { t: 'text', text: wordProblem.one },
          { t: 'math', math: num(a) },
          { t: 'math', math: backwards ? blank() : num(c) },
        ],
        [
          { t: 'text', text: wordProblem.other },
          { t: 'math', math: num(b) },
          { t: 'math', math: backwards ? num(d) : blank() },
        ],
      ],
    };
    const [, ...hints] = proportionHints(proportion);
    return {
      form,
      stem: [
        wordProblem.known(rng, a, b),
        ...(form === 'figure'
          ? [p`این جدول تناسب را کامل کن. در جای خالی چه عددی می‌نشیند؟`]
          : [backwards ? wordProblem.backwards(d) : wordProblem.forwards(c)]),
      ],
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value, { unit: backwards ? wordProblem.one : wordProblem.other }),
      misconceptions: proportionMisconceptions(proportion),
      hints: [
        hint(
          p`دو مقدار با هم زیاد می‌شوند: ${wordProblem.one} و ${wordProblem.heading ?? wordProblem.other}. آن‌ها را در یک جدول دوسطری بنویس.`,
        ),
        ...hints,
      ],
      solution: [
        step(
          p`تناسب را می‌نویسیم: ${wordProblem.one} بالا و ${wordProblem.heading ?? wordProblem.other} پایین.`,
          display(proportionNode(proportion)),
        ),
        ...proportionSolution(proportion),
      ],
    };
  },
});
