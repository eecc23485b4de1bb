import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  tableInputs,
  tableOfRule,
  text,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

/** `factor` × input + `added`. */
interface Rule {
  readonly factor: number;
  readonly added: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const limitsOf: Readonly<
  Record<Level, { factor: readonly [number, number]; added: readonly [number, number]; input: number; pairs: number }>
> = {
  1: { factor: [2, 3], added: [0, 5], input: 6, pairs: 4 },
  2: { factor: [2, 5], added: [0, 10], input: 10, pairs: 4 },
  3: { factor: [1, 5], added: [1, 10], input: 15, pairs: 3 },
  4: { factor: [2, 5], added: [1, 10], input: 30, pairs: 3 },
};

function apply({ factor, added }: Rule, input: number): number {
  return factor * input + added;
}

/** «ورودی را ۳ برابر کن و ۲ تا اضافه کن». */
function said({ factor, added }: Rule): string {
  if (factor === 1) return `${persianNumber(added)} تا به ورودی اضافه کن`;
  const times = `ورودی را ${persianNumber(factor)} برابر کن`;
  return added === 0 ? times : `${times} و ${persianNumber(added)} تا اضافه کن`;
}

interface Candidate extends Rule {
  readonly id: string;
  readonly title: string;
  readonly message: readonly Inline[];
}

/** Rules a child may take for the right one, most distinctive first; a rule that fits every pair is none. */
function mistaken(rule: Rule, inputs: readonly number[]): readonly WrongOptionDraft[] {
  const [first = 1] = inputs;
  const result = apply(rule, first);
  const candidates: readonly (Candidate | null)[] = [
    {
      id: 'only-first-pair-added',
      title: 'فقط جفت اول را دیده و اختلاف را اضافه کرده',
      factor: 1,
      added: result - first,
      message: line`این قانون برای جفت اول درست است. آن را با جفت‌های دیگر هم امتحان کن.`,
    },
    ...[rule.factor + 1, rule.factor - 1]
      .filter((factor) => factor > 1 && factor <= 6)
      .map((factor) => ({
        id: factor > rule.factor ? 'larger-factor-fits-first-pair' : 'smaller-factor-fits-first-pair',
        title:
          factor > rule.factor
            ? 'قانونی با ضرب بزرگ‌تر گرفته که فقط با جفت اول جور است'
            : 'قانونی با ضرب کوچک‌تر گرفته که فقط با جفت اول جور است',
        factor,
        added: result - factor * first,
        message: line`این قانون فقط با جفت اول جور است. جفت‌های دیگر را هم با آن حساب کن.`,
      })),
    // With a factor of 1, one of the two rules says nothing of multiplying; with an input of 1, both fit the first pair.
    rule.factor !== rule.added && rule.factor > 1 && rule.added > 1 && first !== 1
      ? {
          id: 'numbers-swapped',
          title: 'عدد ضرب و عدد جمع را جابه‌جا گرفته',
          factor: rule.added,
          added: rule.factor,
          message: line`ببین کدام عدد در ورودی ضرب می‌شود و کدام فقط یک بار اضافه می‌شود. یک جفت را حساب کن.`,
        }
      : null,
    rule.factor > 1 && rule.added <= 1
      ? {
          id: 'factor-added',
          title: 'به جای چند برابر کردن، همان عدد را اضافه کرده',
          factor: 1,
          added: rule.factor,
          message: line`ببین خروجی چند تا بیشتر از ورودی است یا چند برابر آن. یک جفت دیگر را هم حساب کن.`,
        }
      : null,
    rule.factor === 1
      ? {
          id: 'multiplied-for-added',
          title: 'به جای اضافه کردن، ضرب کرده',
          factor: rule.added,
          added: 0,
          message: line`ببین خروجی چند تا بیشتر از ورودی است یا چند برابر آن. یک جفت دیگر را هم حساب کن.`,
        }
      : null,
    {
      id: 'added-part-left-out',
      title: 'مرحلهٔ جمع را جا انداخته',
      factor: rule.factor,
      added: rule.added === 0 ? 1 : 0,
      message: line`یکی از جفت‌ها را با این قانون حساب کن. به خروجی جدول می‌رسی؟`,
    },
    {
      id: 'added-part-one-off',
      title: 'عدد جمع را یکی بیشتر گرفته',
      factor: rule.factor,
      added: rule.added + 1,
      message: line`خیلی نزدیک است. یکی از جفت‌ها را با این قانون حساب کن و با خروجی جدول مقایسه کن.`,
    },
  ];
  return candidates.flatMap((one) => {
    if (one === null || one.added < 0 || (one.factor === 1 && one.added === 0)) return [];
    if (inputs.every((input) => apply(one, input) === apply(rule, input))) return [];
    const { id, title, message } = one;
    return [{ id, title, message, value: said(one), content: [text(said(one))] }];
  });
}

function table(inputs: readonly number[], rule: Rule): Figure {
  const pairs = inputs.map((input) => `${persianNumber(input)} به ${persianNumber(apply(rule, input))}`).join('، ');
  return {
    t: 'table',
    description: `جدول ورودی و خروجی یک ماشین با ${persianNumber(inputs.length)} جفت: ${pairs}`,
    columns: ['ورودی', 'خروجی'],
    rows: inputs.map((input) => [
      { t: 'math', math: num(input) },
      { t: 'math', math: num(apply(rule, input)) },
    ]),
  };
}

const wordProblems: readonly ((rng: Rng, name: string) => string)[] = [
  (_, name) => `${name} ماشینی ساخته است که با همهٔ عددها یک کار ثابت انجام می‌دهد.`,
  (rng, name) =>
    `${name} برای رمزگذاری ${rng.pick(['نامه‌ها', 'شماره‌ها', 'امتیازها'])} از یک قانون پنهانی استفاده می‌کند.`,
  (_, name) => `${name} عددهای دوستش را با یک قانون عوض می‌کند و دوستش باید قانون را پیدا کند.`,
  (_, name) => `روبات ${name} هر عددی را که می‌شنود با یک قانون به عدد دیگری تبدیل می‌کند.`,
  (_, name) => `در بازی ${name}، هر کارت عددی دارد و پشت آن با یک قانون عدد دیگری نوشته شده است.`,
  (_, name) => `${name} در یک بازی رایانه‌ای از روی عدد هر در، رمز آن را با یک قانون پیدا می‌کند.`,
];

function stem(rng: Rng, form: QuestionVariant, wrong: string): readonly Block[] {
  const name = child(rng);
  switch (form) {
    case 'story':
      return [p`${rng.pick(wordProblems)(rng, name)}`, p`ورودی‌ها و خروجی‌ها در جدول است. قانون کدام است؟`];
    case 'find-mistake':
      return [p`${name} می‌گوید قانون این ماشین این است: «${wrong}». ولی اشتباه کرده است.`, p`قانون درست کدام است؟`];
    default:
      return [p`جدول، ورودی‌ها و خروجی‌های یک ماشین را نشان می‌دهد. قانون ماشین کدام است؟`];
  }
}

export const machineRuleTwoStep = defineSkill({
  id: 'g4-machine-rule-two-step',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  others: [
    tableOfRule((rng, level) => ({
      times: rng.int(2, level === 1 ? 4 : 9),
      more: rng.int(1, level === 1 ? 9 : 30),
      inputs: tableInputs(rng, 12),
      isStepwise: false,
      columns: ['ورودی', 'خروجی'],
      stem: [p`یک ماشین با همهٔ ورودی‌ها یک کار می‌کند.`],
      description: 'جدول ورودی و خروجی یک ماشین',
    })),
  ],
  revision: 12,
  make: (rng, level) => {
    const { factor, added, input, pairs } = limitsOf[level];
    const rule: Rule = { factor: rng.int(...factor), added: rng.int(...added) };
    if (rule.factor === 1 && rule.added === 0) return null;
    const drawn = rng.sample(
      Array.from({ length: input }, (_, index) => index + 1),
      pairs,
    );
    const inputs = level < 3 ? drawn.sort((a, b) => a - b) : drawn;
    const form = rng.pick(formsOf[level]);
    const wrong = mistaken(rule, inputs);
    const [shown] = form === 'find-mistake' ? wrong.slice(-1) : [];
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: said(rule), content: [text(said(rule))] },
        wrong: wrong.filter(({ value }) => value !== shown?.value),
        everyCause: true,
      },
      4,
    );
    if (spec === null) return null;
    const [one = 1, other = 2] = inputs;
    const [low, high] = one < other ? [one, other] : [other, one];
    const gap = apply(rule, high) - apply(rule, low);
    return {
      form,
      stem: stem(rng, form, shown?.value ?? ''),
      figure: table(inputs, rule),
      ...spec,
      hints: [
        hint(p`قانونی می‌خواهیم که برای همهٔ جفت‌های جدول درست باشد، نه فقط برای یکی.`),
        hint(p`یکی از قانون‌ها را بردار و ورودی ${low} را با آن حساب کن. به خروجی جدول می‌رسی؟`),
        hint(
          p`اگر برای یک جفت درست بود، همان قانون را با جفت‌های دیگر هم امتحان کن. اگر یکی جور نبود، سراغ قانون بعدی برو.`,
        ),
      ],
      solution: [
        rule.factor === 1
          ? step(
              p`وقتی ورودی از ${low} به ${high} می‌رود، خروجی هم همان‌قدر زیاد می‌شود؛ پس فقط چیزی به ورودی اضافه شده است.`,
            )
          : step(
              p`وقتی ورودی از ${low} به ${high} می‌رود، خروجی ${gap} تا زیاد می‌شود؛ یعنی برای هر یکی ${rule.factor} تا.`,
              display(row(gap, '÷', high - low, '=', rule.factor)),
            ),
        step(
          p`قانون را با جفت‌های جدول امتحان می‌کنیم:`,
          ...inputs.map((each) =>
            display(
              rule.factor === 1
                ? row(each, '+', rule.added, '=', apply(rule, each))
                : rule.added === 0
                  ? row(each, '×', rule.factor, '=', apply(rule, each))
                  : row(each, '×', rule.factor, '+', rule.added, '=', apply(rule, each)),
            ),
          ),
        ),
        step(p`همه جور است؛ پس قانون این است: ${said(rule)}`),
      ],
    };
  },
});
