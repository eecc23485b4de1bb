import {
  type Block,
  blank,
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
import { type Machine, run } from './question-parts/one-step-machine.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const limitsOf: Readonly<
  Record<
    Level,
    { added: readonly [number, number]; factor: readonly [number, number]; input: readonly [number, number] }
  >
> = {
  1: { added: [2, 10], factor: [2, 3], input: [1, 10] },
  2: { added: [3, 20], factor: [2, 5], input: [1, 20] },
  3: { added: [6, 50], factor: [2, 10], input: [2, 50] },
  4: { added: [12, 100], factor: [3, 10], input: [2, 100] },
};

/** «۵ تا به ورودی اضافه کن», «۵ تا از ورودی کم کن», «ورودی را ۵ برابر کن». */
function said({ sign, by }: Machine): string {
  const count = persianNumber(by);
  return sign === '×'
    ? `ورودی را ${count} برابر کن`
    : sign === '+'
      ? `${count} تا به ورودی اضافه کن`
      : `${count} تا از ورودی کم کن`;
}

interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly rule: Machine;
  readonly message: readonly Inline[];
}

const tryAll = line`این قانون را با هر سه جفت امتحان کن. همه باید جور باشند.`;
const nearBy = line`نزدیک شده‌ای. یکی از جفت‌ها را با این قانون دوباره حساب کن.`;

const oneInput = line`با این قانون یکی از ورودی‌ها را حساب کن. به همان خروجی می‌رسی؟`;

/** The rule that fits one pair by adding or taking away. */
function byDifference(input: number, output: number): Machine {
  return output > input ? { sign: '+', by: output - input } : { sign: '−', by: input - output };
}

/** Rules a child may take for the right one, most distinctive first. */
function mistaken(rule: Machine, inputs: readonly number[]): readonly WrongOptionDraft[] {
  const { sign, by } = rule;
  const [first = 1, second = 1, third = 1] = inputs;
  const fit = (input: number): Machine =>
    sign === '×' ? byDifference(input, run(rule, input)) : { sign: '×', by: run(rule, input) / input };
  const candidates: readonly Candidate[] = [
    { id: 'fits-first-pair', title: 'قانون را فقط از جفت اول گرفته', rule: fit(first), message: tryAll },
    { id: 'fits-second-pair', title: 'قانون را فقط از جفت دوم گرفته', rule: fit(second), message: tryAll },
    {
      id: 'one-more',
      title: 'عدد قانون را یکی بیشتر گرفته',
      rule: { sign, by: by + 1 },
      message: nearBy,
    },
    // Read from the outputs, a multiplication is none of these.
    ...(sign === '×'
      ? []
      : [
          {
            id: sign === '+' ? 'minus-for-plus' : 'plus-for-minus',
            title: sign === '+' ? 'به جای جمع، تفریق گرفته' : 'به جای تفریق، جمع گرفته',
            rule: { sign: sign === '−' ? '+' : '−', by },
            message: line`قانون، ورودی را به خروجی می‌رساند. خروجی‌ها بزرگ‌ترند یا ورودی‌ها؟`,
          } as const,
        ]),
    { id: 'fits-third-pair', title: 'قانون را فقط از جفت سوم گرفته', rule: fit(third), message: tryAll },
    { id: 'ten-more', title: 'عدد قانون را ده تا بیشتر گرفته', rule: { sign, by: by + 10 }, message: nearBy },
    {
      id: 'one-less',
      title: 'عدد قانون را یکی کمتر گرفته',
      rule: { sign, by: by - 1 },
      message: nearBy,
    },
    sign === '×'
      ? {
          id: 'plus-with-the-number',
          title: 'عدد قانون را به ورودی اضافه کرده',
          rule: { sign: '+', by },
          message: oneInput,
        }
      : {
          id: 'times-for-plus',
          title: 'عدد قانون را به جای جمع، در ورودی ضرب کرده',
          rule: { sign: '×', by },
          message: oneInput,
        },
  ];
  return candidates.flatMap(({ id, title, rule: one, message }) => {
    const isRule = Number.isInteger(one.by) && one.by >= (one.sign === '×' ? 2 : 1);
    // A rule that fits every pair is no misconception; a factor beyond the table of ten is no choice for a child.
    if (!isRule || (one.sign === '×' && one.by > 12) || inputs.every((each) => run(one, each) === run(rule, each))) {
      return [];
    }
    return [{ id, title, message, value: said(one), content: [text(said(one))] }];
  });
}

function shown(rule: Machine, inputs: readonly number[]): Figure {
  const pairs = inputs.map((input) => `ورودی ${persianNumber(input)}، خروجی ${persianNumber(run(rule, input))}`);
  return {
    t: 'machine',
    description: `ماشینی که قانونش نوشته نشده است، با سه جفت عدد: ${pairs.join('؛ ')}`,
    rules: [blank()],
    pairs: inputs.map((input) => ({ input: num(input), output: num(run(rule, input)) })),
  };
}

const wordProblems: readonly ((rng: Rng, name: string) => string)[] = [
  (_, name) => `${name} با مقوا ماشینی ساخته و قانون آن را پنهان کرده است.`,
  (_, name) => `روبات ${name} هر عددی را که می‌شنود با یک قانون به عدد دیگری تبدیل می‌کند.`,
  (_, name) => `${name} برای رمز نامه‌هایش هر عدد را با یک قانون عوض می‌کند.`,
  (rng, name) => `${name} عددی می‌گوید و ${rng.pick(['خواهرش', 'برادرش', 'دوستش'])} با یک قانون، عدد دیگری جواب می‌دهد.`,
  (_, name) => `در بازی ${name}، پشت هر کارت عددی هست که با یک قانون از عدد روی کارت به دست می‌آید.`,
  (_, name) => `در بازی رایانه‌ای ${name}، هر عددی که از دروازه رد شود با یک قانون عوض می‌شود.`,
];

function stem(rng: Rng, form: QuestionVariant, wrong: string): readonly Block[] {
  const name = child(rng);
  switch (form) {
    case 'story':
      return [p`${rng.pick(wordProblems)(rng, name)}`, p`ورودی‌ها و خروجی‌ها را ببین. قانون کدام است؟`];
    case 'find-mistake':
      return [p`${name} می‌گوید قانون این ماشین این است: «${wrong}». ولی اشتباه کرده است.`, p`قانون درست کدام است؟`];
    default:
      return [p`این ماشین با همهٔ ورودی‌ها یک کار می‌کند. قانون ماشین کدام است؟`];
  }
}

/** Three inputs; for addition the first divides what is added, so that a product fits it too. */
function drawInputs(
  rng: Rng,
  { sign, by }: Machine,
  [least, most]: readonly [number, number],
): readonly number[] | null {
  const from = sign === '−' ? by + 1 : least;
  const to = sign === '−' ? by + most : sign === '×' ? Math.min(most, Math.floor(500 / by)) : most;
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const firsts = sign === '+' ? all.filter((each) => by % each === 0 && by / each <= 9) : all;
  if (firsts.length === 0 || all.length < 3) return null;
  const first = rng.pick(firsts);
  return [
    first,
    ...rng.sample(
      all.filter((each) => each !== first),
      2,
    ),
  ];
}

export const machineRule = defineSkill({
  id: 'g3-machine-rule',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 9,
  others: [
    tableOfRule((rng, level) => ({
      times: level < 3 ? 1 : rng.int(2, 6),
      more: level < 3 ? rng.int(4, 25) : 0,
      inputs: tableInputs(rng, level < 3 ? 40 : 10),
      isStepwise: false,
      columns: ['ورودی', 'خروجی'],
      stem: [p`یک ماشین با همهٔ ورودی‌ها یک کار می‌کند.`],
      description: 'جدول ورودی و خروجی یک ماشین',
    })),
  ],
  make: (rng, level) => {
    const { added, factor, input } = limitsOf[level];
    const sign = rng.pick(['+', '−', '×'] as const);
    const rule: Machine = { sign, by: rng.int(...(sign === '×' ? factor : added)) };
    const inputs = drawInputs(rng, rule, input);
    if (inputs === null) return null;
    const form = rng.pick(formsOf[level]);
    const wrong = mistaken(rule, inputs);
    const [statement] = form === 'find-mistake' ? wrong.slice(-1) : [];
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: said(rule), content: [text(said(rule))] },
        wrong: wrong.filter(({ value }) => value !== statement?.value),
        everyCause: true,
      },
      4,
    );
    if (spec === null) return null;
    const [first = 1] = inputs;
    return {
      form,
      stem: stem(rng, form, statement?.value ?? ''),
      figure: shown(rule, inputs),
      ...spec,
      hints: [
        hint(p`قانونی می‌خواهیم که برای هر سه جفت درست باشد، نه فقط برای یکی.`),
        hint(p`اول ببین خروجی‌ها از ورودی‌ها بزرگ‌ترند یا کوچک‌تر. بعضی قانون‌ها همین‌جا کنار می‌روند.`),
        hint(
          p`از قانون‌هایی که مانده یکی را بردار و با آن هر سه ورودی را حساب کن. اگر یکی جور نبود، قانون بعدی را امتحان کن.`,
        ),
      ],
      solution: [
        sign === '−'
          ? step(
              p`خروجی‌ها کوچک‌ترند؛ پس چیزی از ورودی کم شده است. در جفت اول، از ${first} به ${run(rule, first)} رسیده‌ایم.`,
            )
          : step(p`خروجی‌ها بزرگ‌ترند؛ پس ورودی زیاد شده است. در جفت اول، از ${first} به ${run(rule, first)} رسیده‌ایم.`),
        step(
          p`قانونی را پیدا می‌کنیم که با هر سه جفت جور باشد:`,
          ...inputs.map((each) => display(row(each, sign, rule.by, '=', run(rule, each)))),
        ),
        step(p`هر سه جور است؛ پس قانون این است: ${said(rule)}`),
      ],
    };
  },
});
