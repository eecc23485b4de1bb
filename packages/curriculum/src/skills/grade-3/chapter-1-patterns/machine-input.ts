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
import {
  backSign,
  drawMachine,
  machineFigure,
  machineWordProblems,
  ruleWords,
  run,
} from './question-parts/one-step-machine.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

const undoWords = { '+': 'کم کردن', '−': 'اضافه کردن', '×': 'تقسیم کردن' } as const;

export const machineInput = defineSkill({
  id: 'g3-machine-input',
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
  revision: 15,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const drawn = drawMachine(rng, level);
    if (drawn === null) return null;
    const { machine, input } = drawn;
    const { sign, by } = machine;
    // The number of the rule copied would be right.
    if (input === by) return null;
    const output = run(machine, input);
    const name = child(rng);
    const forwards = run(machine, output);
    if (form === 'find-mistake' && (forwards < 1 || forwards > 500)) return null;
    // A ten is miscounted where there is one.
    const hasTens = sign === '×' ? input >= 10 : Math.max(output, by) >= 10;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [p`یک ماشین ${ruleWords(machine)}. عدد ${output} از ماشین بیرون آمد. چه عددی وارد شده بود؟`];
        case 'story': {
          const { rule, goesIn, comesOut } = rng.pick(machineWordProblems[sign]);
          return [p`${rule(persianNumber(by), name)}`, p`${output} ${comesOut} بیرون آمد. چند ${goesIn} وارد شده بود؟`];
        }
        case 'find-mistake':
          return [p`${name} می‌گوید ورودی این ماشین ${forwards} بوده است، ولی اشتباه کرده است.`, p`ورودی درست چند است؟`];
        default:
          return [p`چه عددی وارد این ماشین شده است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'bare' || form === 'story' ? {} : { figure: machineFigure(machine, { input: null, output }) }),
      ...integerAnswer(input),
      misconceptions: wholeMisconceptions(
        [
          'rule-done-again',
          'قانون ماشین را روی خروجی انجام داده',
          forwards,
          line`عدد ${output} از ماشین بیرون آمده است. برای پیدا کردن ورودی باید راه را برگردی.`,
        ],
        [
          'taken-off-for-shared',
          'به جای تقسیم، کم کرده',
          sign === '×' ? output - by : null,
          line`ماشین عدد را چند برابر کرده است. برگشتن از ضرب، تقسیم است.`,
        ],
        [
          'ten-off',
          'در ده‌تایی‌ها یکی بیشتر حساب کرده',
          hasTens ? input + 10 : null,
          line`ده‌تایی‌ها را یک بار دیگر حساب کن.`,
        ],
        [
          'ten-short',
          'در ده‌تایی‌ها یکی کمتر حساب کرده',
          input > 10 ? input - 10 : null,
          line`ده‌تایی‌ها را یک بار دیگر حساب کن.`,
        ],
        ['output-written', 'خود خروجی را نوشته', output, line`این عدد خروجی است. پیش از کار ماشین، عدد چند بوده؟`],
      ),
      hints: [
        hint(p`خروجی را می‌دانیم و ورودی را می‌خواهیم. از آخر به اول برگرد.`),
        hint(p`برگشتن از این ماشین با ${undoWords[sign]} است.`),
      ],
      solution: [
        step(p`ماشین ${ruleWords(machine)}. برای برگشتن، کار برعکس را انجام می‌دهیم.`),
        step(p`پس ورودی ${input} بوده است.`, display(row(output, backSign[sign], by, '=', input))),
      ],
    };
  },
});
