import {
  type Block,
  barModels,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  machineFilled,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawMachine, machineFigure, machineWordProblems, ruleWords, run } from './question-parts/one-step-machine.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};

export const machineOutput = defineSkill({
  id: 'g3-machine-output',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
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
  pictures: [machineFilled, barModels],
  revision: 16,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const drawn = drawMachine(rng, level);
    if (drawn === null) return null;
    const { machine, input } = drawn;
    const { sign, by } = machine;
    const once = run(machine, input);
    // What comes out goes in once more.
    const isTwice = form === 'compare';
    const value = isTwice ? run(machine, once) : once;
    // The number of the rule copied would be right.
    if (value < 0 || value > 500 || value === by) return null;
    const name = child(rng);
    const undone = (from: number | null) => {
      if (from === null || sign === '+') return from === null ? null : from - by;
      return sign === '−' ? from + by : from % by === 0 ? from / by : null;
    };
    const back = isTwice ? undone(undone(input)) : undone(input);
    const writtenMisconception = back !== null && back > 0 && back !== value ? back : value + 10;
    // A ten is miscounted where there is one; three times six and eight and five are known by heart.
    const hasTens = sign === '×' ? Math.max(input, isTwice ? once : 0) >= 10 : Math.max(input, by) >= 10;
    // Three times six is three groups of six.
    const worked = (from: number, result: number) =>
      display(sign === '×' ? row(by, '×', from, '=', result) : row(from, sign, by, '=', result));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [p`یک ماشین ${ruleWords(machine)}. عدد ${input} وارد ماشین شد. چه عددی بیرون می‌آید؟`];
        case 'story': {
          const { rule, goesIn, comesOut } = rng.pick(machineWordProblems[sign]);
          return [
            p`${rule(persianNumber(by), name)}`,
            p`اگر ${input} ${goesIn} وارد شود، چند ${comesOut} بیرون می‌آید؟`,
          ];
        }
        case 'find-mistake':
          return [
            p`${name} می‌گوید از این ماشین ${writtenMisconception} بیرون می‌آید، ولی اشتباه کرده است.`,
            p`خروجی درست چند است؟`,
          ];
        case 'compare':
          return [
            p`عدد ${input} را وارد این ماشین می‌کنیم. عددی را که بیرون می‌آید دوباره وارد همین ماشین می‌کنیم.`,
            p`بار دوم چه عددی بیرون می‌آید؟`,
          ];
        default:
          return [p`از این ماشین چه عددی بیرون می‌آید؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'bare' || form === 'story' ? {} : { figure: machineFigure(machine, { input, output: null }) }),
      ...integerAnswer(value),
      misconceptions: wholeMisconceptions(
        [
          'one-round-only',
          'عدد را فقط یک بار از ماشین گذرانده',
          isTwice ? once : null,
          line`این خروجی بار اول است. عدد یک بار دیگر هم وارد ماشین می‌شود.`,
        ],
        [
          'rule-turned-around',
          'قانون ماشین را برعکس انجام داده',
          back,
          line`قانون ماشین را دوباره بخوان: ماشین عدد را زیاد می‌کند یا کم؟`,
        ],
        [
          'added-for-times',
          'به جای ضرب، جمع کرده',
          sign === '×' ? input + (isTwice ? 2 * by : by) : null,
          line`قانون این ماشین چند برابر کردن است؛ یعنی ضرب، نه جمع.`,
        ],
        [
          'times-for-added',
          'به جای جمع، ضرب کرده',
          sign === '+' && !isTwice && input * by !== value ? input * by : null,
          line`این ماشین عدد را چند برابر نمی‌کند؛ چند تا به آن اضافه می‌کند.`,
        ],
        [
          'ten-off',
          'در ده‌تایی‌ها یکی بیشتر حساب کرده',
          hasTens ? value + 10 : null,
          line`ده‌تایی‌ها را یک بار دیگر حساب کن.`,
        ],
        [
          'ten-short',
          'در ده‌تایی‌ها یکی کمتر حساب کرده',
          hasTens && value > 10 ? value - 10 : null,
          line`ده‌تایی‌ها را یک بار دیگر حساب کن.`,
        ],
      ),
      hints: [
        hint(p`ماشین با هر عددی که وارد شود همان کار را می‌کند.`),
        hint(
          sign === '×'
            ? p`این ماشین ورودی را در ${by} ضرب می‌کند.`
            : sign === '+'
              ? p`این ماشین ${by} تا به ورودی اضافه می‌کند.`
              : p`این ماشین ${by} تا از ورودی کم می‌کند.`,
        ),
      ],
      solution: [
        step(
          p`ماشین ${ruleWords(machine)}؛ همین کار را با ${input} می‌کنیم.`,
          ...(isTwice ? [worked(input, once)] : []),
        ),
        isTwice
          ? step(p`خروجی را دوباره وارد می‌کنیم؛ ${value} بیرون می‌آید.`, worked(once, value))
          : step(p`پس ${value} بیرون می‌آید.`, worked(input, value)),
      ],
    };
  },
});
