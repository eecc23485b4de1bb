import { display, line, math, p } from '../../content/build.ts';
import { frac, row } from '../../content/nodes.ts';
import type { Block, Inline, Level, MathNode, Misconception } from '../../model/index.ts';
import { gcd } from '../../numbers/gcd.ts';
import { Rational } from '../../numbers/rational.ts';
import type { Rng } from '../../random/rng.ts';
import { hint, misconception, type QuestionDraft, step } from '../draft.ts';
import { multipleSelectAnswer } from '../multiple-select.ts';
import { type DrawnValue, type DrawValue, decimalOf, drawSorted } from './drawn-values.ts';

interface Choosing {
  readonly id: string;
  readonly title: string;
  readonly message: readonly Inline[];
  readonly takes: (value: DrawnValue) => boolean;
}

interface SelectDraft {
  readonly options: readonly DrawnValue[];
  readonly isRight: (value: DrawnValue) => boolean;
  readonly stem: readonly Block[];
  /** How children choose amiss. */
  readonly mistaken: readonly Choosing[];
  /** Tests of which only one is made: what one of them takes is not “one too many” as well. */
  readonly tests?: readonly Choosing[];
  /** Conditions that are all to be seen: what one of them takes alone is not “one too many” either. */
  readonly conditions?: readonly Choosing['takes'][];
  /** What decides, said by a hint and by the first step. */
  readonly rule: Block;
  readonly look: Block;
  /** Why a number is right, as a formula. */
  readonly proof?: (value: DrawnValue) => MathNode;
}

function listOf(values: readonly DrawnValue[]): MathNode {
  return row(...values.flatMap(({ node }, index) => (index === 0 ? [node] : ([',', node] as const))));
}

/** All right options among numbers; one left out and one too many are known beside the skill's own mistakes. */
function selectAll({
  options,
  isRight,
  stem,
  mistaken,
  tests = [],
  conditions = [],
  rule,
  look,
  proof,
}: SelectDraft): QuestionDraft | null {
  const fits = options.filter(isRight);
  if (fits.length < 1 || fits.length === options.length) return null;
  const { picked, ...spec } = multipleSelectAnswer(
    options.map((one) => ({ content: [math(one.node)], isRight: isRight(one) })),
    { layout: 'tiles' },
  );
  const named = ({ id, title, message, takes }: Choosing): readonly Misconception[] => {
    const places = options.flatMap((one, index) => (takes(one) ? [index] : []));
    return places.length === 0 ? [] : [misconception(id, title, picked(places), message)];
  };
  const [outsider] = options.filter(
    (other) =>
      !isRight(other) &&
      ![...tests.map(({ takes }) => takes), ...conditions].some((takes) =>
        options.every((one) => takes(one) === (isRight(one) || one === other)),
      ),
  );
  return {
    form: 'bare',
    stem: [...stem, p`همهٔ آن‌ها را انتخاب کن.`],
    ...spec,
    misconceptions: [
      ...tests,
      ...mistaken,
      {
        id: 'one-left-out',
        title: 'یکی از گزینه‌های درست را جا انداخته',
        message: line`همهٔ گزینه‌ها را یکی‌یکی نگاه کن. چیزی جا نمانده است؟`,
        takes: (one: DrawnValue) => isRight(one) && (fits.length === 1 || one !== fits.at(-1)),
      },
      {
        id: 'one-too-many',
        title: 'یک گزینهٔ نادرست را هم انتخاب کرده',
        message: line`هر گزینه‌ای را که انتخاب کرده‌ای یک بار دیگر بررسی کن.`,
        takes: (one: DrawnValue) => outsider !== undefined && (isRight(one) || one === outsider),
      },
    ].flatMap(named),
    hints: [hint(p`گزینه‌ها را یکی‌یکی بررسی کن؛ شاید چندتا درست باشد.`), hint(look)],
    solution: [
      step(rule),
      ...(proof === undefined ? [] : [step(p`هر کدام را امتحان می‌کنیم:`, ...fits.map((one) => display(proof(one))))]),
      step(p`پس این‌ها درست‌اند:`, display(listOf(fits))),
    ],
  };
}

/** Which of the numbers are between two others. `things` names them: «عددها», «کسرها». */
export function selectBetween(draw: DrawValue, things = 'عددها') {
  return (rng: Rng, level: Level): QuestionDraft | null => {
    const count = level === 1 ? 6 : 8;
    const values = drawSorted(rng, level, draw, count);
    // At least one number is below, two are between and one is above.
    const start = rng.int(1, count - 5);
    const end = rng.int(start + 3, count - 2);
    const [low, high] = [values?.[start], values?.[end]];
    if (!values || !low || !high) return null;
    const above = (one: DrawnValue) => one.value.compare(low.value) > 0;
    const below = (one: DrawnValue) => one.value.compare(high.value) < 0;
    return selectAll({
      options: rng.shuffle(values.filter((one) => one !== low && one !== high)),
      isRight: (one) => above(one) && below(one),
      stem: [p`کدام ${things} از ${low.node} بزرگ‌تر و از ${high.node} کوچک‌ترند؟`],
      // One wrong number more is a slip as well.
      mistaken: [
        {
          id: 'only-lower-bound',
          title: 'فقط بزرگ‌تر بودن از عدد اول را دیده',
          message: line`هر دو شرط را ببین: باید از یکی بزرگ‌تر و از دیگری کوچک‌تر باشد.`,
          takes: (one) => end < count - 2 && above(one),
        },
        {
          id: 'only-upper-bound',
          title: 'فقط کوچک‌تر بودن از عدد دوم را دیده',
          message: line`هر دو شرط را ببین: باید از یکی بزرگ‌تر و از دیگری کوچک‌تر باشد.`,
          takes: (one) => start > 1 && below(one),
        },
        {
          id: 'outside-taken',
          title: 'عددهای بیرون از دو عدد را انتخاب کرده',
          message: line`عددهایی را می‌خواهیم که میان این دو باشند، نه بیرون از آن‌ها.`,
          takes: (one) => !(above(one) && below(one)),
        },
      ],
      conditions: [above, below],
      look: p`هر کدام را با هر دو عددِ سؤال مقایسه کن: باید میان آن‌ها باشد.`,
      rule: p`هر کدام را با هر دو عدد مقایسه می‌کنیم: باید از ${low.node} بزرگ‌تر و از ${high.node} کوچک‌تر باشد.`,
    });
  };
}

const divides = (divisor: number, { value }: DrawnValue) => Number(value.n) % divisor === 0;

/** How a divisor is known without dividing, and what a child takes who makes only a part of the test. */
export interface DivisorRule {
  readonly rule: Block;
  readonly look: Block;
  /** Divisors of the divisor that are tested alone, with the id and the title of that. */
  readonly parts: readonly (readonly [divisor: number, id: string, title: string, message: readonly Inline[]])[];
}

/** Which numbers can be divided without a rest. With rules, help speaks of them. */
export function selectMultiples(
  divisorsOf: (level: Level) => readonly number[],
  boundsOf: (level: Level) => readonly [least: number, most: number],
  rules: Readonly<Record<number, DivisorRule>> = {},
) {
  return (rng: Rng, level: Level): QuestionDraft | null => {
    const divisor = rng.pick(divisorsOf(level));
    const [least, most] = boundsOf(level);
    const known = rules[divisor];
    const multiple = () => rng.int(Math.ceil(least / divisor), Math.floor(most / divisor)) * divisor;
    const endsAlike = () => rng.int(Math.ceil(least / 10), Math.floor(most / 10) - 1) * 10 + (divisor % 10);
    const numbers = [
      ...Array.from({ length: rng.int(2, 3) }, multiple),
      endsAlike(),
      multiple() + rng.int(1, divisor - 1),
      rng.int(least, most),
    ];
    if (new Set(numbers).size < numbers.length) return null;
    // «Ends in 3, 6 or 9» is not only «ends like 3»: another name where it takes other numbers.
    const endsInMultiple = (number: number) => number % 10 > 0 && (number % 10) % divisor === 0;
    const endsLike = (number: number) => number % 10 === divisor % 10;
    // Where one number is left out or added, that is all that is known; and one alone may be the first that fits, all that was looked for.
    const isSlip =
      numbers.filter((number) => endsLike(number) !== (number % divisor === 0)).length < 2 ||
      numbers.filter(endsLike).length < 2;
    const isLastDigitTested =
      numbers.some((number) => endsInMultiple(number) && number % 10 !== divisor) && divisor > 2;
    return selectAll({
      options: rng.shuffle(numbers.map((number) => decimalOf(number, 0))),
      isRight: (one) => divides(divisor, one),
      stem: [p`کدام عددها بر ${divisor} بخش‌پذیرند؟`],
      mistaken: [
        {
          id: 'ends-like-divisor',
          title: 'عددهایی را که رقم آخرشان مثل مقسوم‌علیه است انتخاب کرده',
          // Of a divisor of ten the last digit is enough, but it is not only this one.
          message:
            10 % divisor === 0
              ? line`فقط عددهایی که با ${divisor} تمام می‌شوند نیستند. ${divisor}تا ${divisor}تا بشمار و یکان‌ها را ببین.`
              : line`رقم آخر به تنهایی کافی نیست. بشمار یا تقسیم کن و ببین چیزی باقی می‌ماند یا نه.`,
          takes: ({ value }) => !isSlip && endsLike(Number(value.n)),
        },
        ...(isLastDigitTested
          ? [
              {
                id: 'last-digit-tested',
                title: 'فقط رقم آخر را آزموده',
                message: line`رقم آخر به تنهایی کافی نیست. بشمار یا تقسیم کن و ببین چیزی باقی می‌ماند یا نه.`,
                takes: ({ value }: DrawnValue) => endsInMultiple(Number(value.n)),
              },
            ]
          : []),
        {
          id: 'not-divisible-taken',
          title: 'عددهای بخش‌ناپذیر را انتخاب کرده',
          message: line`عددهایی را می‌خواهیم که تقسیمشان باقی‌مانده نداشته باشد.`,
          takes: (one) => !divides(divisor, one),
        },
      ],
      tests: (known?.parts ?? []).map(([part, id, title, message]) => ({
        id,
        title,
        message,
        takes: (one: DrawnValue) => divides(part, one),
      })),
      // All that a part of the divisor divides are more than one too many: of 8 the multiples of 4.
      conditions: Array.from({ length: divisor }, (_, index) => index)
        .filter((part) => part > 1 && divisor % part === 0)
        .map((part) => (one: DrawnValue) => divides(part, one)),
      look: known?.look ?? p`برای هر عدد ببین اگر آن را به دسته‌های ${divisor}تایی تقسیم کنی، چیزی باقی می‌ماند یا نه.`,
      rule: known?.rule ?? p`عددی بر ${divisor} بخش‌پذیر است که در تقسیم آن بر ${divisor} چیزی باقی نماند.`,
      proof: ({ value }) => row(divisor, '×', Number(value.n) / divisor, '=', Number(value.n)),
    });
  };
}

/** Which fractions are worth as much as one that is given. */
export function selectEqualFractions(denominatorsOf: (level: Level) => readonly number[]) {
  return (rng: Rng, level: Level): QuestionDraft | null => {
    const bottom = rng.pick(denominatorsOf(level));
    const top = rng.int(1, bottom - 1);
    if (gcd(top, bottom) > 1) return null;
    const times = rng.sample([2, 3, 4, 5, 6], 3);
    const right = times.slice(0, rng.int(2, 3)).map((factor) => [top * factor, bottom * factor] as const);
    const [added = 1, other = 2] = rng.sample([1, 2, 3, 4], 2);
    const wrong = [
      [top + added, bottom + added],
      [top * 2, bottom * 3],
      [top * 3 + other, bottom * 3],
    ] as const;
    const values = [...right, ...wrong].map(([n, d]): DrawnValue => ({ value: Rational.of(n, d), node: frac(n, d) }));
    const asked = Rational.of(top, bottom);
    const texts = values.map(({ node }) => JSON.stringify(node));
    if (new Set(texts).size < values.length || values.slice(right.length).some(({ value }) => value.equals(asked)))
      return null;
    // Who takes a fraction for equal because the same was added to both would take every such fraction.
    if (wrong.slice(1).some(([n, d]) => n - top === d - bottom)) return null;
    const addedOne = values[right.length];
    return selectAll({
      options: rng.shuffle(values),
      isRight: ({ value }) => value.equals(asked),
      stem: [p`کدام کسرها با ${frac(top, bottom)} مساوی‌اند؟`],
      mistaken: [
        {
          id: 'added-to-both',
          title: 'کسری را که به صورت و مخرجش یک عدد اضافه شده مساوی دانسته',
          message: line`اضافه کردن یک عدد به صورت و مخرج، کسر را عوض می‌کند. باید هر دو در یک عدد ضرب شوند.`,
          takes: (one) => one === addedOne || one.value.equals(asked),
        },
        {
          id: 'unequal-taken',
          title: 'کسرهای نامساوی را انتخاب کرده',
          message: line`کسرهایی را می‌خواهیم که صورت و مخرجشان هر دو در یک عدد ضرب شده باشد.`,
          takes: ({ value }) => !value.equals(asked),
        },
      ],
      look: p`ببین صورت چند برابر شده است. مخرج هم باید به همان اندازه چند برابر شده باشد.`,
      rule: p`کسری با ${frac(top, bottom)} مساوی است که صورت و مخرجش هر دو در یک عدد ضرب شده باشد.`,
      proof: ({ node }) => row(frac(top, bottom), '=', node),
    });
  };
}
