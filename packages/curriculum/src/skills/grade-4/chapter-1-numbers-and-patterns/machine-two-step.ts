import {
  type Block,
  barModelsTimesSecond,
  blank,
  child,
  defineSkill,
  display,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  line,
  type Misconception,
  onTable,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  drawMachine,
  type MachineLimits,
  type MachineStep,
  machineTable,
  orderMessage,
  output,
  run,
  stepWords,
  type TwoStepMachine,
  undo,
} from './question-parts/two-step-machine.ts';

const limitsOf: Readonly<Record<Level, MachineLimits>> = {
  1: { factor: [2, 5], added: [1, 10], input: [2, 12] },
  2: { factor: [2, 10], added: [1, 30], input: [2, 30] },
  3: { factor: [2, 10], added: [5, 50], input: [5, 50] },
  4: { factor: [3, 10], added: [10, 50], input: [10, 50] },
};

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['reverse', 'figure', 'story', 'find-mistake'],
  3: ['reverse', 'reverse', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story'],
};

interface Asked {
  readonly machine: TwoStepMachine;
  readonly input: number;
  readonly result: number;
  readonly isBack: boolean;
}

function forwardMisconceptions({ machine, input, result }: Asked): readonly Misconception[] {
  const [first, second] = machine;
  const added = ({ sign, by }: MachineStep): MachineStep => ({ sign: sign === '×' ? '+' : sign, by });
  return wholeMisconceptions(
    ['steps-in-other-order', 'ترتیب مرحله‌ها را عوض کرده', run(first, run(second, input)), orderMessage],
    [
      'first-step-only',
      'فقط مرحلهٔ اول را انجام داده',
      run(first, input),
      line`مرحلهٔ اول را درست رفته‌ای. عدد هنوز از مرحلهٔ دوم نگذشته است.`,
    ],
    [
      'second-step-only',
      'فقط مرحلهٔ دوم را انجام داده',
      run(second, input),
      line`عدد اول از مرحلهٔ اول می‌گذرد. آن را جا انداخته‌ای.`,
    ],
    [
      'added-in-place-of-multiplied',
      'به جای ضرب، جمع کرده',
      output([added(first), added(second)], input),
      line`به مرحله‌ها دوباره نگاه کن: در یکی از آن‌ها باید ضرب کنی.`,
    ],
    [
      'calculated-ten-off',
      'در محاسبه یک ده‌تایی اشتباه کرده',
      // A ten is miscounted where there is one.
      Math.max(run(first, input), result) >= 10 ? result + 10 : null,
      line`راهت درست است؛ محاسبهٔ دهگان را یک بار دیگر ببین.`,
    ],
  );
}

function back(value: number, { sign, by }: MachineStep): number {
  return sign === '×' ? value / by : sign === '+' ? value - by : value + by;
}

function backMisconceptions({ machine, input, result }: Asked): readonly Misconception[] {
  const [first, second] = machine;
  return wholeMisconceptions(
    [
      'went-forwards',
      'به جای برگشتن، هر دو مرحله را رو به جلو رفته',
      output(machine, result),
      line`این بار عدد آخر را داریم و عدد اول را می‌خواهیم؛ باید از آخر به اول برگردی.`,
    ],
    [
      'undone-in-the-same-order',
      'از مرحلهٔ اول شروع به برگشتن کرده',
      back(back(result, first), second),
      line`وقتی برمی‌گردیم، اول مرحلهٔ آخر را باز می‌کنیم و بعد مرحلهٔ اول را.`,
    ],
    [
      'only-last-step-undone',
      'فقط مرحلهٔ دوم را برگردانده',
      back(result, second),
      line`این عددِ بین دو مرحله است. یک مرحلهٔ دیگر هم باید برگردی.`,
    ],
    [
      'last-step-repeated',
      'مرحلهٔ دوم را برنگردانده و دوباره انجام داده',
      back(run(second, result), first),
      line`برای برگشتن، هر کار را برعکس می‌کنیم: برعکس جمع چیست؟ برعکس ضرب چیست؟`,
    ],
    [
      'calculated-one-off',
      'در محاسبه یکی اشتباه کرده',
      input + 1,
      line`خیلی نزدیک شده‌ای. با جوابت هر دو مرحله را از اول برو و امتحان کن.`,
    ],
  );
}

const wordProblems: readonly ((rng: Rng, name: string, machine: TwoStepMachine) => string)[] = [
  (_, name, [a, b]) =>
    `در بازیِ ${name} هر عدد وارد دو اتاق می‌شود: اتاق اول ${stepWords(a)} و اتاق دوم ${stepWords(b)}.`,
  (_, name, [a, b]) =>
    `${name} ماشینی در دفترش کشیده است. ماشین با هر عدد دو کار می‌کند: اول ${stepWords(a)} و بعد ${stepWords(b)}.`,
  (rng, name, [a, b]) =>
    `${name} برای رمز ${rng.pick(['صندوقچه', 'دفتر خاطرات', 'دوچرخه'])} ماشینی ساخته است. ماشین با هر عدد دو کار می‌کند: اول ${stepWords(a)} و بعد ${stepWords(b)}.`,
  (_, name, [a, b]) => `روبات ${name} با هر عددی که می‌شنود دو کار می‌کند: اول ${stepWords(a)}، بعد ${stepWords(b)}.`,
  (_, name, [a, b]) =>
    `${name} در یک بازی رایانه‌ای امتیاز می‌گیرد. بازی با امتیاز هر دور دو کار می‌کند: اول ${stepWords(a)} و بعد ${stepWords(b)}.`,
  (_, name, [a, b]) =>
    `${name} یک تردستی بلد است. با عددی که دوستش می‌گوید دو کار می‌کند: اول ${stepWords(a)} و بعد ${stepWords(b)}.`,
];

function stem(rng: Rng, form: QuestionVariant, asked: Asked, wrong: number): readonly Block[] {
  const { machine, input, result, isBack } = asked;
  const name = child(rng);
  switch (form) {
    case 'story': {
      const statement = rng.pick(wordProblems)(rng, name, machine);
      return isBack
        ? [p`${statement}`, p`این دو کار با عددی انجام شد و ${result} به دست آمد. آن عدد چند بود؟`]
        : [p`${statement}`, p`این دو کار با عدد ${input} انجام می‌شود. چه عددی به دست می‌آید؟`];
    }
    case 'find-mistake':
      return [
        p`${name} می‌گوید وقتی ورودی این ماشین ${input} باشد، خروجی ${wrong} می‌شود. ولی اشتباه کرده است.`,
        p`خروجی درست چند است؟`,
      ];
    case 'reverse':
      return [p`خروجی این ماشین ${result} شده است. ورودی آن چند بوده است؟`];
    case 'figure':
      return [p`ورودی این ماشین ${input} است. خروجی آن چند می‌شود؟`];
    default:
      return [
        p`ماشینی با هر عدد دو کار می‌کند: اول ${stepWords(machine[0])} و بعد ${stepWords(machine[1])}. ورودی ${input} است؛ خروجی چند می‌شود؟`,
      ];
  }
}

function hints({ machine, input, result, isBack }: Asked): readonly Hint[] {
  const [first, second] = machine;
  return isBack
    ? [
        hint(p`عدد آخر را داریم و عدد اول را می‌خواهیم؛ پس از آخر به اول برمی‌گردیم.`),
        hint(p`اول مرحلهٔ دوم را برعکس کن.`, display(row(result, undo(second), second.by, '=', blank()))),
        hint(p`حالا مرحلهٔ اول را هم برعکس کن: برعکس جمع تفریق است و برعکس ضرب تقسیم.`),
      ]
    : [
        hint(p`عدد از دو مرحله می‌گذرد. ببین در هر مرحله چه کاری با آن می‌شود.`),
        hint(p`از مرحلهٔ اول شروع کن.`, display(row(input, first.sign, first.by, '=', blank()))),
        hint(p`حاصل مرحلهٔ اول را به مرحلهٔ دوم بده.`),
      ];
}

function solution({ machine, input, result, isBack }: Asked): readonly SolutionStep[] {
  const [first, second] = machine;
  const middle = run(first, input);
  return isBack
    ? [
        step(
          p`از آخر برمی‌گردیم و مرحلهٔ دوم را برعکس می‌کنیم.`,
          display(row(result, undo(second), second.by, '=', middle)),
        ),
        step(
          p`حالا مرحلهٔ اول را برعکس می‌کنیم تا به عدد اول برسیم.`,
          display(row(middle, undo(first), first.by, '=', input)),
        ),
      ]
    : [
        step(p`عدد اول از مرحلهٔ اول می‌گذرد.`, display(row(input, first.sign, first.by, '=', middle))),
        step(p`حاصل آن به مرحلهٔ دوم می‌رود.`, display(row(middle, second.sign, second.by, '=', result))),
      ];
}

export const machineTwoStep = defineSkill({
  id: 'g4-machine-two-step',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
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
  pictures: [onTable, barModelsTimesSecond],
  revision: 15,
  make: (rng, level) => {
    const drawn = drawMachine(rng, limitsOf[level]);
    if (drawn === null) return null;
    // Who multiplies the numbers of the two steps must not come to what the other order gives.
    const [first, second] = drawn.machine;
    if (run(first, run(second, drawn.input)) === first.by * second.by) return null;
    const form = rng.pick(formsOf[level]);
    const isBack = form === 'reverse' || (form === 'story' && level > 2);
    const asked: Asked = { ...drawn, result: output(drawn.machine, drawn.input), isBack };
    const known = isBack ? backMisconceptions(asked) : forwardMisconceptions(asked);
    const answer = isBack ? asked.input : asked.result;
    const wrong = run(drawn.machine[0], run(drawn.machine[1], drawn.input));
    if (form === 'find-mistake' && (wrong === answer || wrong < 0)) return null;
    const pictured = form === 'figure' || form === 'find-mistake' || form === 'reverse';
    return {
      form,
      stem: stem(rng, form, asked, wrong),
      ...(pictured
        ? {
            figure: machineTable(drawn.machine, {
              input: isBack ? null : asked.input,
              output: isBack ? asked.result : null,
            }),
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: known,
      hints: hints(asked),
      solution: solution(asked),
    };
  },
});
