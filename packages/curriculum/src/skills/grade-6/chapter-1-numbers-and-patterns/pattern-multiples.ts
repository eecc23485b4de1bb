import {
  type Block,
  child,
  countingHops,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  ordinalWords,
  p,
  type QuestionVariant,
  type Rng,
  row,
  selectMultiples,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { listOf } from './question-parts/growing-pattern-sequences.ts';

/** The natural numbers that leave `rest` on division by `by`, from the smallest on. */
interface Multiples {
  readonly by: number;
  readonly rest: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'reverse'],
  2: ['bare', 'story', 'reverse', 'find-mistake'],
  3: ['story', 'reverse', 'find-mistake', 'bare'],
  4: ['story', 'reverse', 'find-mistake'],
};

const limits: Readonly<
  Record<Level, { readonly by: readonly [number, number]; readonly k: readonly [number, number] }>
> = {
  1: { by: [3, 6], k: [10, 20] },
  2: { by: [3, 9], k: [10, 30] },
  3: { by: [5, 12], k: [20, 60] },
  4: { by: [6, 12], k: [30, 60] },
};

function termOf({ by, rest }: Multiples, k: number): number {
  return rest === 0 ? by * k : by * (k - 1) + rest;
}

function story(rng: Rng, multiples: Multiples, k: number): readonly Block[] {
  const nthWords = ordinalWords(k);
  const { by } = multiples;
  const [a, b, c] = [1, 2, 3].map((at) => termOf(multiples, at));
  const name = child(rng);
  return rng.pick<() => readonly Block[]>([
    () => [
      p`در یک صف، به نفر شمارهٔ ${a ?? 0}، ${b ?? 0}، ${c ?? 0} و به همین ترتیب از هر ${by} نفر به یک نفر جایزه می‌دهند.`,
      p`جایزهٔ ${nthWords} به نفر شمارهٔ چند صف می‌رسد؟`,
    ],
    () => [
      p`در یک جاده، روی کیلومتر ${a ?? 0}، ${b ?? 0}، ${c ?? 0} و به همین ترتیب هر ${by} کیلومتر، یک تابلو گذاشته‌اند.`,
      p`تابلوی ${nthWords} روی کیلومتر چند است؟`,
    ],
    () => [
      p`${name} مهره‌های یک گردنبند بلند را شماره‌گذاری کرده و مهره‌های شمارهٔ ${a ?? 0}، ${b ?? 0}، ${c ?? 0} و به همین ترتیب را قرمز کرده است.`,
      p`مهرهٔ قرمز ${nthWords} چه شماره‌ای دارد؟`,
    ],
    () => [
      p`یک چراغ راهنما در ثانیه‌های ${a ?? 0}، ${b ?? 0}، ${c ?? 0} و به همین ترتیب چشمک می‌زند.`,
      p`چشمک ${nthWords} در ثانیهٔ چندم است؟`,
    ],
    () => [
      p`کتابدار روی کتاب‌های شمارهٔ ${a ?? 0}، ${b ?? 0}، ${c ?? 0} و به همین ترتیب برچسب سبز می‌زند.`,
      p`برچسب سبز ${nthWords} روی کتاب شمارهٔ چند می‌خورد؟`,
    ],
    () => [
      p`${name} روی یک نوار بلند، خانه‌های شمارهٔ ${a ?? 0}، ${b ?? 0}، ${c ?? 0} و به همین ترتیب را رنگ می‌کند.`,
      p`خانهٔ رنگی ${nthWords} چه شماره‌ای دارد؟`,
    ],
  ])();
}

export const patternMultiples = defineSkill({
  id: 'g6-pattern-multiples',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    selectMultiples(
      (level) => (level === 1 ? [3, 4] : [3, 4, 6, 7, 8, 9, 11, 12]),
      (level) => (level === 1 ? [12, 99] : [30, 300]),
    ),
  ],
  pictures: [countingHops],
  revision: 11,
  make: (rng, level) => {
    const by = rng.int(...limits[level].by);
    const rest = level === 1 ? rng.int(0, 2) : rng.int(1, by - 1);
    const k = rng.int(...limits[level].k);
    const multiples = { by, rest };
    const form = rng.pick(formsOf[level]);
    const value = termOf(multiples, k);
    const nthWords = ordinalWords(k);
    const first = termOf(multiples, 1);
    const misconceptions = wholeMisconceptions(
      [
        'remainder-forgotten',
        'فقط شماره را در فاصلهٔ عددها ضرب کرده',
        rest === 0 ? null : by * k,
        line`عدد اول الگو را ببین: درست به اندازهٔ فاصلهٔ عددهاست یا با آن فرق دارد؟`,
      ],
      [
        'one-step-too-many',
        'یک قدم زیاد جلو رفته',
        value + by,
        line`عدد اول خودش یکی از عددهاست و برای رسیدن به آن قدمی لازم نیست. قدم‌ها را دوباره بشمار.`,
      ],
      [
        'one-step-too-few',
        'یک قدم کم جلو رفته',
        value - by,
        line`قدم‌ها را دوباره بشمار: از عدد اول تا عددی که خواسته شده چند قدم است؟`,
      ],
      [
        'first-times-number',
        'عدد اول را در شماره ضرب کرده',
        first * k,
        line`فاصلهٔ عددها را نگاه کن: هر بار چند تا اضافه می‌شود؟`,
      ],
      [
        'step-added-to-number',
        'شماره و فاصله را با هم جمع کرده',
        k + by,
        line`فاصله چند بار تکرار می‌شود؟ باید ضرب کنی، نه جمع.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer }) => (answer.kind === 'integer' ? answer.values.map(Number) : []))
      .filter((each) => each !== value);
    const shown = [1, 2, 3, 4].map((at) => termOf(multiples, at));
    const statement =
      rest === 0
        ? p`عددهای طبیعی‌ای را که بر ${by} بخش‌پذیرند از کوچک به بزرگ می‌نویسیم.`
        : p`عددهای طبیعی‌ای را که باقی‌ماندهٔ تقسیمشان بر ${by} برابر ${rest} است، از کوچک به بزرگ می‌نویسیم. کوچک‌ترین آن‌ها ${rest} است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, multiples, k);
        case 'reverse':
          return [statement, p`عدد ${nthWords} در این ردیف چند است؟`];
        case 'find-mistake':
          return [
            statement,
            p`${child(rng)} می‌گوید عدد ${nthWords} در این ردیف ${rng.pick(wrong)} است، ولی درست نیست. عدد ${nthWords} چند است؟`,
          ];
        default:
          return [p`این الگو به همین ترتیب ادامه دارد:`, display(listOf(shown)), p`عدد ${nthWords} الگو چند است؟`];
      }
    };
    const isStatement = form === 'reverse' || form === 'find-mistake';
    return {
      form,
      stem: stem(),
      ...integerAnswer(value),
      misconceptions,
      hints: [
        isStatement
          ? hint(p`چند عدد اول این ردیف را بنویس و ببین فاصلهٔ آن‌ها چند است.`)
          : hint(p`ببین عددها هر بار چند تا زیاد می‌شوند و عدد اول چند است.`),
        hint(p`از عدد اول تا عدد ${nthWords} چند قدم باید برداری؟ برای رسیدن به عدد دوم فقط یک قدم لازم است.`),
        hint(p`تعداد قدم‌ها را در فاصله ضرب کن و عدد اول را به آن اضافه کن.`),
      ],
      solution: [
        step(
          p`عدد اول ${first} است و هر بار ${by} تا اضافه می‌شود.`,
          display(listOf([termOf(multiples, 1), termOf(multiples, 2), termOf(multiples, 3)])),
        ),
        step(
          p`برای رسیدن به عدد ${nthWords}، از عدد اول ${k - 1} قدم برمی‌داریم.`,
          display(row(k - 1, '×', by, '=', (k - 1) * by)),
        ),
        step(p`این مقدار را به عدد اول اضافه می‌کنیم.`, display(row(first, '+', (k - 1) * by, '=', value))),
      ],
    };
  },
});
