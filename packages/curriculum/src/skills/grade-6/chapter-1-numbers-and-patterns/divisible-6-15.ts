import {
  type Block,
  type DivisorRule,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  selectMultiples,
  step,
} from '../../../authoring/index.ts';
import {
  chosenBy,
  digitSum,
  groupsAsOptions,
  lastDigit,
  listed,
  type Picker,
  packing,
  rowOf,
} from './question-parts/divisibility-rule-options.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 3], 2: [2, 4], 3: [3, 4], 4: [4, 5] };

const wrongOf: Readonly<Record<6 | 15, readonly Picker[]>> = {
  6: [
    {
      id: 'two-only-tested',
      title: 'فقط بخش‌پذیری بر ۲ را دیده',
      message: line`زوج بودن کافی نیست. مجموع رقم‌ها را هم حساب کن.`,
      picks: (value) => value % 2 === 0,
    },
    {
      id: 'three-only-tested',
      title: 'فقط بخش‌پذیری بر ۳ را دیده',
      message: line`مجموع رقم‌ها را دیده‌ای. یکان عددها هم مهم است: کدام عدد زوج است؟`,
      picks: (value) => value % 3 === 0,
    },
    {
      id: 'digit-sum-by-six',
      title: 'مجموع رقم‌ها را بر ۶ تقسیم کرده',
      message: line`قاعدهٔ مجموع رقم‌ها برای ۳ و ۹ است، نه برای ۶. بر ۲ و بر ۳ جدا امتحان کن.`,
      picks: (value) => digitSum(value) % 6 === 0,
    },
    {
      id: 'six-at-end',
      title: 'بخش‌پذیری بر ۶ را از یکان ۶ شناخته',
      message: line`یکان ۶ نشانهٔ بخش‌پذیری بر ۶ نیست: با ۱۶ و ۱۲ امتحان کن. بر ۲ و بر ۳ را جدا ببین.`,
      picks: (value) => lastDigit(value) === 6,
    },
  ],
  15: [
    {
      id: 'five-only-tested',
      title: 'فقط بخش‌پذیری بر ۵ را دیده',
      message: line`یکان را دیده‌ای. مجموع رقم‌ها را هم حساب کن.`,
      picks: (value) => value % 5 === 0,
    },
    {
      id: 'three-only-tested',
      title: 'فقط بخش‌پذیری بر ۳ را دیده',
      message: line`مجموع رقم‌ها را دیده‌ای. یکان عددها را هم نگاه کن.`,
      picks: (value) => value % 3 === 0,
    },
    {
      id: 'five-at-end-only',
      title: 'عددهای با یکان صفر را انتخاب نکرده',
      message: line`عدد با یکان صفر هم بر ۵ بخش‌پذیر است. آن‌ها را هم امتحان کن.`,
      picks: (value) => value % 3 === 0 && lastDigit(value) === 5,
    },
    {
      id: 'fifteen-at-end',
      title: 'بخش‌پذیری بر ۱۵ را از ۱۵ِ آخر عدد شناخته',
      message: line`دو رقم آخر نشانهٔ بخش‌پذیری بر ۱۵ نیست؛ بر ۳ و بر ۵ جدا امتحان کن.`,
      picks: (value) => value % 100 === 15,
    },
  ],
};

/** Multiples of the divisor and of its parts, so that one test alone is not enough. */
function tempting(rng: Rng, level: Level, by: 6 | 15): number {
  const length = rng.int(...lengthOf[level]);
  const [low, high] = [10 ** (length - 1), 10 ** length - 1];
  const step = rng.pick(by === 6 ? [6, 6, 2, 3, 1] : [15, 15, 5, 3, 1]);
  return rng.int(Math.ceil(low / step), Math.floor(high / step)) * step;
}

/** One of the two tests, named as among groups of numbers. */
function testAlone(by: 6 | 15, part: 2 | 3 | 5): DivisorRule['parts'][number] {
  const id = part === 2 ? 'two-only-tested' : part === 3 ? 'three-only-tested' : 'five-only-tested';
  const [picker] = wrongOf[by].filter((one) => one.id === id);
  if (picker === undefined) throw new Error(`no test of ${part} for ${by}`);
  return [part, id, picker.title, picker.message];
}

export const divisibleByBoth = defineSkill({
  id: 'g6-divisible-6-15',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  others: [
    selectMultiples(
      () => [6, 15],
      (level) => (level === 1 ? [20, 150] : [100, 999]),
      {
        6: {
          look: p`یکان هر عدد را ببین و رقم‌هایش را با هم جمع کن: عدد باید هم بر ۲ و هم بر ۳ بخش‌پذیر باشد.`,
          rule: p`عددی بر ۶ بخش‌پذیر است که زوج باشد و مجموع رقم‌هایش بر ۳ بخش‌پذیر باشد.`,
          parts: [testAlone(6, 2), testAlone(6, 3)],
        },
        15: {
          look: p`یکان هر عدد را ببین و رقم‌هایش را با هم جمع کن: عدد باید هم بر ۵ و هم بر ۳ بخش‌پذیر باشد.`,
          rule: p`عددی بر ۱۵ بخش‌پذیر است که یکانش ۰ یا ۵ باشد و مجموع رقم‌هایش بر ۳ بخش‌پذیر باشد.`,
          parts: [testAlone(15, 5), testAlone(15, 3)],
        },
      },
    ),
  ],
  revision: 9,
  make: (rng, level) => {
    const by = rng.pick([6, 15] as const);
    const numbers = Array.from({ length: level === 1 ? 5 : 6 }, () => tempting(rng, level, by));
    if (new Set(numbers).size < numbers.length) return null;
    const form = rng.pick(formsOf[level]);
    const isRest = form === 'reverse' || (level === 4 && form === 'story' && rng.chance(1, 2));
    const isRight = (value: number): boolean => value % by === 0;
    const pickers = rng.shuffle(wrongOf[by]);
    const [statement, ...others] = pickers;
    if (statement === undefined) return null;
    const shown = numbers.filter(statement.picks);
    const spec =
      form === 'find-mistake'
        ? groupsAsOptions(rng, numbers, isRight, others, isRest, shown.join())
        : groupsAsOptions(rng, numbers, isRight, pickers, isRest);
    if (spec === null) return null;
    const right = numbers.filter(isRight);
    if (form === 'find-mistake' && (shown.length === 0 || shown.join() === right.join())) return null;
    const [one, other] = by === 6 ? [2, 3] : [3, 5];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return packing(rng, numbers, by, isRest);
        case 'find-mistake':
          return chosenBy(rng, numbers, shown, by);
        case 'reverse':
          return [
            p`به این عددها نگاه کن:`,
            display(rowOf(numbers)),
            p`کدام گزینه درست همان عددهایی را دارد که بر ${by} بخش‌پذیر نیستند؟`,
          ];
        default:
          return [
            p`به این عددها نگاه کن:`,
            display(rowOf(numbers)),
            p`کدام گزینه همهٔ عددهای بخش‌پذیر بر ${by} را دارد و عدد دیگری ندارد؟`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`عددی بر ${by} بخش‌پذیر است که هم بر ${one} و هم بر ${other} بخش‌پذیر باشد.`),
        hint(
          by === 6
            ? p`برای بخش‌پذیری بر ۲ یکان را ببین و برای بخش‌پذیری بر ۳ مجموع رقم‌ها را.`
            : p`برای بخش‌پذیری بر ۵ یکان را ببین و برای بخش‌پذیری بر ۳ مجموع رقم‌ها را.`,
        ),
        hint(p`هر عدد را با هر دو شرط امتحان کن؛ یک شرط تنها کافی نیست.`),
      ],
      solution: [
        step(
          by === 6
            ? p`اول عددهای زوج را جدا می‌کنیم؛ این‌ها بر ۲ بخش‌پذیرند.`
            : p`اول عددهایی را که یکانشان ۰ یا ۵ است جدا می‌کنیم؛ این‌ها بر ۵ بخش‌پذیرند.`,
          ...rowIfAny(numbers.filter((value) => value % (by === 6 ? 2 : 5) === 0)),
        ),
        step(
          p`از میان آن‌ها، عددهایی که مجموع رقم‌هایشان بر ۳ بخش‌پذیر است بر ${by} هم بخش‌پذیرند.`,
          display(rowOf(right)),
        ),
        step(
          isRest
            ? p`بقیهٔ عددها بر ${by} بخش‌پذیر نیستند؛ پس گروه خواسته‌شده این است: ${listed(numbers.filter((value) => !isRight(value)))}.`
            : p`پس گروه خواسته‌شده این است: ${listed(right)}.`,
        ),
      ],
    };
  },
});

function rowIfAny(numbers: readonly number[]): readonly Block[] {
  return numbers.length === 0 ? [] : [display(rowOf(numbers))];
}
