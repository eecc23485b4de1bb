import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  digitsFromLeft,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type MathNode,
  math,
  misconception,
  multipleSelectAnswer,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

type Divisor = 2 | 5 | 10;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const scopeOf: Readonly<Record<Level, { readonly least: number; readonly most: number; readonly count: number }>> = {
  1: { least: 10, most: 99, count: 4 },
  2: { least: 100, most: 999, count: 5 },
  3: { least: 100, most: 9999, count: 5 },
  4: { least: 1000, most: 9999, count: 6 },
};
const ruleOf: Readonly<Record<Divisor, string>> = {
  2: 'یکان آن ۰، ۲، ۴، ۶ یا ۸ باشد',
  5: 'یکان آن ۰ یا ۵ باشد',
  10: 'یکان آن ۰ باشد',
};

function asList(numbers: readonly number[]): MathNode {
  return row(...numbers.flatMap((number, index) => (index === 0 ? [number] : [',' as const, number])));
}

interface Choosing {
  readonly id: string;
  readonly title: string;
  readonly message: readonly Inline[];
  readonly takes: (number: number) => boolean;
}

const ones = (number: number) => number % 10;

/** How children choose amiss, for each divisor. */
const mistaken: Readonly<Record<Divisor, readonly Choosing[]>> = {
  2: [
    {
      id: 'only-zero-or-two',
      title: 'برای ۲ فقط عددهایی را که یکانشان ۰ یا ۲ است انتخاب کرده',
      message: line`عددهای زوج با یکان‌های دیگری هم تمام می‌شوند. همهٔ رقم‌های زوج را به یاد بیاور.`,
      takes: (number) => [0, 2].includes(ones(number)),
    },
    {
      id: 'first-digit-even',
      title: 'به رقم اول عدد نگاه کرده، نه به یکان',
      message: line`برای بخش‌پذیری به رقم یکان نگاه کن، نه به رقم سمت چپ.`,
      takes: (number) => (digitsFromLeft(number)[0] ?? 1) % 2 === 0,
    },
    {
      id: 'any-even-digit',
      title: 'عددهایی را که رقم زوج دارند انتخاب کرده',
      message: line`داشتن یک رقم زوج کافی نیست؛ رقم یکان باید زوج باشد.`,
      takes: (number) => digitsFromLeft(number).some((digit) => digit % 2 === 0),
    },
    {
      id: 'zero-forgotten-as-even',
      title: 'عددهایی را که یکانشان صفر است زوج ندانسته',
      message: line`عددی که با صفر تمام می‌شود هم به دو قسمت مساوی تقسیم می‌شود.`,
      takes: (number) => number % 2 === 0 && ones(number) !== 0,
    },
  ],
  5: [
    {
      id: 'only-ending-in-five',
      title: 'برای ۵ فقط عددهایی را که یکانشان ۵ است انتخاب کرده',
      message: line`مضرب‌های پنج را بشمار: پنج، ده، پانزده، بیست. یکان آن‌ها چه رقم‌هایی است؟`,
      takes: (number) => ones(number) === 5,
    },
    {
      id: 'only-ending-in-zero',
      title: 'فقط عددهایی را که یکانشان صفر است انتخاب کرده',
      message: line`مضرب‌های پنج را بشمار: پنج، ده، پانزده، بیست. یکان آن‌ها چه رقم‌هایی است؟`,
      takes: (number) => ones(number) === 0,
    },
    {
      id: 'any-digit-five',
      title: 'عددهایی را که رقم ۵ دارند انتخاب کرده',
      message: line`داشتن رقم پنج در جای دیگر کافی نیست؛ به رقم یکان نگاه کن.`,
      takes: (number) => digitsFromLeft(number).includes(5),
    },
  ],
  10: [
    {
      id: 'five-taken-for-ten',
      title: 'مضرب‌های ۵ را بر ۱۰ بخش‌پذیر دانسته',
      message: line`عددی که با پنج تمام می‌شود به دسته‌های ده‌تایی کامل تقسیم می‌شود؟`,
      takes: (number) => number % 5 === 0,
    },
    {
      id: 'any-zero-digit',
      title: 'عددهایی را که رقم صفر دارند انتخاب کرده',
      message: line`صفر باید در یکان باشد. جای صفر را در هر عدد ببین.`,
      takes: (number) => digitsFromLeft(number).includes(0),
    },
    {
      id: 'even-taken-for-ten',
      title: 'عددهای زوج را بر ۱۰ بخش‌پذیر دانسته',
      message: line`زوج بودن کافی نیست. مضرب‌های ده را بشمار و به یکان آن‌ها نگاه کن.`,
      takes: (number) => number % 2 === 0,
    },
  ],
};

/** Numbers among which some of the tempting ones are sure to be. */
function draw(rng: Rng, level: Level, divisor: Divisor): readonly number[] {
  const { least, most, count } = scopeOf[level];
  const endings =
    divisor === 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9] : divisor === 5 ? [0, 0, 5, 5, 1, 2, 4, 8] : [0, 0, 5, 2, 8, 5, 1];
  const high = level === 3 && rng.chance(1, 2) ? 999 : most;
  return Array.from({ length: count }, () => {
    const number = rng.int(least, high);
    return number - (number % 10) + rng.pick(endings);
  });
}

const bundles: Readonly<Record<Divisor, readonly [things: string, people: string]>> = {
  2: ['دوتایی', 'دونفره'],
  5: ['پنج‌تایی', 'پنج‌نفره'],
  10: ['ده‌تایی', 'ده‌نفره'],
};

/** Each with what is to be full in the end. */
const wordProblems: readonly (readonly [full: string, write: (name: string, divisor: Divisor) => string])[] = [
  [
    'کیسه‌ها',
    (name, divisor) =>
      `${name} تیله‌هایش را در کیسه‌های ${bundles[divisor][0]} می‌گذارد. تعداد تیله‌ها یکی از این عددهاست:`,
  ],
  [
    'جعبه‌ها',
    (name, divisor) => `${name} مدادها را در جعبه‌های ${bundles[divisor][0]} می‌چیند. تعداد مدادها یکی از این عددهاست:`,
  ],
  [
    'بسته‌ها',
    (_, divisor) => `نانوایی نان‌ها را در بسته‌های ${bundles[divisor][0]} می‌گذارد. تعداد نان‌ها یکی از این عددهاست:`,
  ],
  [
    'بسته‌ها',
    (_, divisor) =>
      `در مرغداری تخم‌مرغ‌ها را در بسته‌های ${bundles[divisor][0]} می‌گذارند. تعداد تخم‌مرغ‌ها یکی از این عددهاست:`,
  ],
  ['گروه‌ها', (_, divisor) => `در اردو بچه‌ها گروه‌های ${bundles[divisor][1]} می‌سازند. تعداد بچه‌ها یکی از این عددهاست:`],
  [
    'دسته‌ها',
    (name, divisor) => `${name} گل‌ها را در دسته‌های ${bundles[divisor][0]} می‌بندد. تعداد گل‌ها یکی از این عددهاست:`,
  ],
];

function help(divisor: Divisor, fits: readonly number[]): Pick<QuestionDraft, 'hints' | 'solution'> {
  return {
    hints: [
      hint(p`لازم نیست تقسیم کنی. برای بخش‌پذیری بر ${divisor} فقط به رقم یکان نگاه کن.`),
      hint(p`چند مضرب ${divisor} را بنویس و ببین یکان آن‌ها چه رقم‌هایی است.`),
      hint(p`حالا یکان هر عدد را ببین و همهٔ عددهای مناسب را جدا کن.`),
    ],
    solution: [
      step(p`عددی بر ${divisor} بخش‌پذیر است که ${ruleOf[divisor]}.`),
      step(p`یکان همهٔ عددها را نگاه می‌کنیم. این‌ها بخش‌پذیرند:`, display(asList(fits))),
    ],
  };
}

interface Amiss {
  readonly id: string;
  readonly title: string;
  readonly message: readonly Inline[];
  readonly chosen: readonly number[];
}

/** Each number is an option of its own; all that can be divided are picked. */
function everyNumber(numbers: readonly number[], divisor: Divisor, amiss: readonly Amiss[]): QuestionDraft {
  const { picked, ...spec } = multipleSelectAnswer(
    numbers.map((number) => ({ content: [math(number)], isRight: number % divisor === 0 })),
    { layout: 'tiles' },
  );
  return {
    form: 'bare',
    stem: [p`کدام عددها بر ${divisor} بخش‌پذیرند؟ همهٔ آن‌ها را انتخاب کن.`],
    ...spec,
    misconceptions: amiss.map(({ id, title, message, chosen }) =>
      misconception(id, title, picked(chosen.map((number) => numbers.indexOf(number))), message),
    ),
    ...help(
      divisor,
      numbers.filter((number) => number % divisor === 0),
    ),
  };
}

export const divisible2510 = defineSkill({
  id: 'g4-divisible-2-5-10',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 9,
  make: (rng, level) => {
    const divisor = rng.pick([2, 5, 10] as const);
    const numbers = draw(rng, level, divisor);
    if (new Set(numbers).size < numbers.length) return null;
    const fits = numbers.filter((number) => number % divisor === 0);
    // Several are asked for.
    if (fits.length < 2 || fits.length === numbers.length) return null;
    const form = rng.pick(formsOf[level]);
    const others = numbers.filter((number) => number % divisor !== 0);
    const [outsider] = others;
    const allButOne = fits.map((left) => fits.filter((number) => number !== left)).reverse();
    // All of them, just the others, the one that somebody took amiss, or all but one: these are picked for other reasons, too.
    const otherwise = [numbers, others, ...(outsider === undefined ? [] : [[outsider]]), ...allButOne].map((chosen) =>
      chosen.join(),
    );
    const option = (chosen: readonly number[]) => ({ value: chosen.join(), content: [math(asList(chosen))] });
    const known = mistaken[divisor]
      .map(({ takes, ...name }) => ({ ...name, chosen: numbers.filter(takes) }))
      .filter(({ chosen }) => !otherwise.includes(chosen.join()))
      // Where no number ends in two, it is the one that ends in zero, which may be the rule for ten or a choice of one.
      .filter(({ id }) => id !== 'only-zero-or-two' || numbers.some((number) => ones(number) === 2));
    const tooMany = others
      .map((other) => numbers.filter((number) => fits.includes(number) || number === other))
      .filter((chosen, index) => index === 0 || known.every((one) => one.chosen.join() !== chosen.join()))
      .reverse();
    const amiss = [
      ...known,
      ...allButOne.slice(0, form === 'bare' ? fits.length : 1).map((chosen) => ({
        id: 'one-left-out',
        title: 'یکی از عددهای بخش‌پذیر را جا انداخته',
        message: line`همهٔ عددها را یکی‌یکی نگاه کن. عددی جا نمانده است؟`,
        chosen,
      })),
      // The last is what somebody took amiss.
      ...tooMany.slice(form === 'bare' ? -1 : 0).map((chosen) => ({
        id: 'one-too-many',
        title: 'یک عدد نابخش‌پذیر را هم انتخاب کرده',
        message: line`یکان هر عددی را که انتخاب کرده‌ای دوباره نگاه کن.`,
        chosen,
      })),
    ]
      .filter(({ chosen }) => chosen.length > 0 && chosen.join() !== fits.join())
      .map(({ chosen, ...name }) => ({ ...name, ...option(chosen), chosen }));
    if (form === 'bare') return everyNumber(numbers, divisor, amiss);
    const [shown] = form === 'find-mistake' ? amiss.slice(-1) : [];
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: option(fits),
        wrong: amiss.filter(({ value }) => value !== shown?.value).map(({ chosen: _, ...one }) => one),
        everyCause: true,
      },
      level === 1 ? 3 : 4,
    );
    if (spec === null || (form === 'find-mistake' && shown === undefined)) return null;
    const name = child(rng);
    const [full, write] = rng.pick(wordProblems);
    const ask =
      form === 'story'
        ? p`با کدام عددها همهٔ ${full} کامل می‌شود؟ گزینه‌ای را انتخاب کن که همهٔ این عددها را دارد.`
        : p`کدام گزینه همهٔ عددهای بخش‌پذیر بر ${divisor} را نشان می‌دهد؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${write(name, divisor)}`, display(asList(numbers)), ask];
        case 'find-mistake':
          return [
            p`${name} از این عددها، عددهای بخش‌پذیر بر ${divisor} را جدا کرد:`,
            display(asList(numbers)),
            p`و این‌ها را نوشت: ${asList(shown?.chosen ?? [])}. ولی درست نیست.`,
            ask,
          ];
        default:
          throw new Error(`${form} is asked as one option a number`);
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      ...help(divisor, fits),
    };
  },
});
