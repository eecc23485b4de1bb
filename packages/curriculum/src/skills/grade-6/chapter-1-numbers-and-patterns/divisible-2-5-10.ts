import {
  type Block,
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
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 5], 4: [5, 6] };

type Divisor = 2 | 5 | 10;

const look = line`فقط یکان عدد مهم است. یکان هر عدد را نگاه کن.`;

const wrongOf: Readonly<Record<Divisor, readonly Picker[]>> = {
  2: [
    {
      id: 'zero-not-taken-for-even',
      title: 'عدد با یکان صفر را زوج ندانسته',
      message: line`صفر هم رقم زوج است. عددهایی را که یکانشان صفر است دوباره ببین.`,
      picks: (value) => lastDigit(value) % 2 === 0 && lastDigit(value) !== 0,
    },
    {
      id: 'first-digit-looked-at',
      title: 'به رقم اول نگاه کرده، نه به یکان',
      message: look,
      picks: (value) => Number(String(value).charAt(0)) % 2 === 0,
    },
    {
      id: 'every-digit-even',
      title: 'فقط عددهایی را بخش‌پذیر دانسته که همهٔ رقم‌هایشان زوج است',
      message: look,
      picks: (value) => [...String(value)].every((digit) => Number(digit) % 2 === 0),
    },
    {
      id: 'any-even-digit',
      title: 'هر عددی را که رقم زوج دارد بخش‌پذیر دانسته',
      message: look,
      picks: (value) => [...String(value)].some((digit) => Number(digit) % 2 === 0),
    },
  ],
  5: [
    {
      id: 'five-at-end-only',
      title: 'فقط عددهای با یکان ۵ را بخش‌پذیر دانسته',
      message: line`پنج‌تا پنج‌تا بشمار و ببین جز ۵ یکان دیگری هم می‌آید یا نه.`,
      picks: (value) => lastDigit(value) === 5,
    },
    {
      id: 'zero-at-end-only',
      title: 'فقط عددهای با یکان صفر را بخش‌پذیر دانسته',
      message: line`پنج‌تا پنج‌تا بشمار: یکان‌ها همیشه صفر نیستند.`,
      picks: (value) => lastDigit(value) === 0,
    },
    {
      id: 'any-five-inside',
      title: 'هر عددی را که رقم ۵ دارد بخش‌پذیر دانسته',
      message: look,
      picks: (value) => String(value).includes('5'),
    },
    {
      id: 'odd-end',
      title: 'یکان فرد را کافی دانسته',
      message: line`یکان فرد کافی نیست. پنج‌تا پنج‌تا بشمار و یکان‌ها را ببین.`,
      picks: (value) => lastDigit(value) % 2 === 1,
    },
  ],
  10: [
    {
      id: 'five-at-end-too',
      title: 'عددهای با یکان ۵ را هم بخش‌پذیر دانسته',
      message: line`عدد با یکان ۵ بر ۵ بخش‌پذیر است. ده تا ده تا بشمار و یکان‌ها را ببین.`,
      picks: (value) => lastDigit(value) % 5 === 0,
    },
    {
      id: 'any-zero-inside',
      title: 'هر عددی را که رقم صفر دارد بخش‌پذیر دانسته',
      message: look,
      picks: (value) => String(value).includes('0'),
    },
    {
      id: 'even-end',
      title: 'یکان زوج را کافی دانسته',
      message: line`یکان زوج برای بخش‌پذیری بر ۲ است. ده تا ده تا بشمار و یکان‌ها را ببین.`,
      picks: (value) => lastDigit(value) % 2 === 0,
    },
    {
      id: 'last-two-zeros',
      title: 'دو صفر آخر را لازم دانسته',
      message: line`یک صفر در یکان کافی است یا نه؟ ده تا ده تا بشمار.`,
      picks: (value) => value % 100 === 0,
    },
  ],
};

const rules: Readonly<Record<Divisor, string>> = {
  2: 'عددی بر ۲ بخش‌پذیر است که یکانش زوج باشد: ۰، ۲، ۴، ۶ یا ۸.',
  5: 'عددی بر ۵ بخش‌پذیر است که یکانش ۰ یا ۵ باشد.',
  10: 'عددی بر ۱۰ بخش‌پذیر است که یکانش ۰ باشد.',
};

const lookAtEnd = p`لازم نیست تقسیم کنی: یکان هر عدد را نگاه کن.`;

/** A number whose end and inside tempt. */
function tempting(rng: Rng, length: number, by: Divisor): number {
  const digits = Array.from({ length }, () => rng.int(0, 9));
  digits[0] = rng.int(1, 9);
  if (rng.chance(1, 2)) digits[length - 1] = rng.pick(by === 2 ? [0, 2, 4, 6, 8] : [0, 5]);
  if (rng.chance(1, 2)) digits[rng.int(1, length - 2)] = by === 10 ? 0 : 5;
  return Number(digits.join(''));
}

export const divisibleByEnd = defineSkill({
  id: 'g6-divisible-2-5-10',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  others: [
    selectMultiples(
      () => [2, 5, 10],
      (level) => (level === 1 ? [20, 199] : [100, 9999]),
      {
        2: { look: lookAtEnd, rule: p`${rules[2]}`, parts: [] },
        5: { look: lookAtEnd, rule: p`${rules[5]}`, parts: [] },
        10: { look: lookAtEnd, rule: p`${rules[10]}`, parts: [] },
      },
    ),
  ],
  revision: 9,
  make: (rng, level) => {
    const by = rng.pick([2, 5, 10] as const);
    const numbers = Array.from({ length: level === 1 ? 5 : 6 }, () => tempting(rng, rng.int(...lengthOf[level]), by));
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
    const answer = isRest ? numbers.filter((value) => !isRight(value)) : right;
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`برای بخش‌پذیری بر ${by} لازم نیست تقسیم کنی. یک رقم عدد کافی است.`),
        hint(p`${by}تا ${by}تا بشمار و ببین یکان عددها چه رقم‌هایی است.`),
        hint(p`یکان هر عدد را نگاه کن و همهٔ عددهای مناسب را جدا کن؛ هیچ‌کدام جا نماند.`),
      ],
      solution: [
        step(p`${rules[by]}`),
        step(
          isRest
            ? p`عددهایی که یکانشان این‌طور نیست بر ${by} بخش‌پذیر نیستند؛ پس گروه خواسته‌شده این است: ${listed(answer)}.`
            : p`پس گروه خواسته‌شده این است: ${listed(answer)}.`,
        ),
      ],
    };
  },
});
