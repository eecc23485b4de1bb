import { quantityHints } from '../../../../authoring/fractions/quantity-help.ts';
import {
  amount,
  drawSimple,
  quantityMisconceptions,
  type Task,
} from '../../../../authoring/fractions/quantity-tasks.ts';
import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import {
  blank,
  child,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionDraft,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';

/** Bounds of the amount, its largest denominator and smallest numerator. */
export interface AmountLimits {
  readonly least: number;
  readonly most: number;
  readonly denominator: number;
  readonly numerator: number;
}

/** A fraction of an amount that is not the denominator itself: copied, it would be right. */
export function drawAmount(rng: Rng, limits: AmountLimits): Task | null {
  const task = drawSimple(rng, limits);
  return task === null || amount(task) === task.part.denominator ? null : task;
}

/** What names of fractions are called where the parts are only drawn. */
const drawnNames: ReadonlyMap<string, Pick<Misconception, 'id' | 'title'> & Partial<Pick<Misconception, 'message'>>> =
  new Map([
    [
      'other-part-written',
      {
        id: 'uncolored-part-written',
        title: 'مقدار قسمت رنگ‌نشده را نوشته',
        message: line`این مقدارِ قسمت رنگ‌نشده است. ببین سؤال کدام قسمت را می‌خواهد.`,
      },
    ],
    ['multiplied-by-denominator', { id: 'multiplied-by-parts', title: 'به جای تقسیم، در تعداد قسمت‌ها ضرب کرده' }],
    [
      'divided-by-numerator',
      {
        id: 'part-counts-exchanged',
        title: 'بر تعداد قسمت‌های رنگی تقسیم و در تعداد همهٔ قسمت‌ها ضرب کرده',
      },
    ],
    ['not-divided', { id: 'multiplied-by-colored', title: 'فقط در تعداد قسمت‌های رنگی ضرب کرده' }],
  ]);

function amountMisconceptions(task: Task, figure: Figure | undefined): readonly Misconception[] {
  const all = quantityMisconceptions(task);
  if (figure?.t !== 'bars' && figure?.t !== 'circles') return all;
  return all.map((one) => ({ ...one, ...drawnNames.get(one.id) }));
}

export type AmountDraft = Pick<QuestionDraft, 'stem' | 'figure'>;

/** One part, and then as many as the numerator says. */
export function amountSolution({ whole, part }: Task): readonly SolutionStep[] {
  const unit = whole / part.denominator;
  return [
    step(
      p`${whole} را به ${part.denominator} قسمت مساوی تقسیم می‌کنیم تا مقدار یک قسمت معلوم شود.`,
      display(row(whole, '÷', part.denominator, '=', unit)),
    ),
    part.numerator > 1
      ? step(
          p`صورت ${part.numerator} است؛ پس ${part.numerator} قسمت برمی‌داریم.`,
          display(row(part.numerator, '×', unit, '=', unit * part.numerator)),
        )
      : step(p`صورت ۱ است؛ پس همان یک قسمت، یعنی ${unit}، جواب است.`),
  ];
}

/** Everything that follows from the task and how it is asked. */
export function amountQuestion(
  form: QuestionDraft['form'],
  task: Task,
  unit: string | null,
  { stem, figure }: AmountDraft,
): QuestionDraft {
  return {
    form,
    stem,
    ...(figure === undefined ? {} : { figure }),
    ...integerAnswer(amount(task), unit === null ? {} : { unit }),
    misconceptions: amountMisconceptions(task, figure),
    hints: quantityHints(task),
    solution: amountSolution(task),
  };
}

/** A bar or a circle with the part colored. */
export function partPicture({ numerator, denominator }: Fraction, isRound: boolean): Figure {
  const statement = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  const unit = [{ parts: denominator, shaded: numerator, tone: 'accent' as const }];
  return isRound
    ? { t: 'circles', description: `یک دایره با ${statement}`, circles: unit }
    : { t: 'bars', description: `یک نوار با ${statement}`, bars: unit };
}

/** Units an amount without a story is stated in. */
const plainUnits = ['دقیقه', 'سانتی‌متر', 'کیلوگرم', 'صفحه'] as const;

/** Somebody's answer to be corrected: a product, or a part of an amount in words. */
export function mistakenAmount(rng: Rng, limits: AmountLimits, isProduct: boolean): QuestionDraft | null {
  const task = drawAmount(rng, limits);
  if (task === null) return null;
  const shown = rng.pick(quantityMisconceptions(task)).answer;
  const wrong = shown.kind === 'integer' ? Number(shown.values[0]) : amount(task);
  if (wrong === amount(task)) return null;
  const name = child(rng);
  const unit = rng.pick(plainUnits);
  return amountQuestion('find-mistake', task, isProduct ? null : unit, {
    stem: isProduct
      ? [
          p`${name} این‌طور حساب کرده است:`,
          display(row(written(task.part), '×', task.whole, '=', wrong)),
          p`ولی اشتباهی در آن هست. جواب درست چند است؟`,
        ]
      : [
          p`${name} می‌گوید ${written(task.part)} از ${task.whole} ${unit} می‌شود ${wrong} ${unit}، ولی اشتباه کرده است.`,
          p`جواب درست چند ${unit} است؟`,
        ],
  });
}

/** Two amounts, the larger to be written. */
export function comparedAmounts(rng: Rng, limits: AmountLimits, isProduct: boolean): QuestionDraft | null {
  const [one, other] = [drawAmount(rng, limits), drawAmount(rng, limits)];
  if (one === null || other === null || amount(one) <= amount(other)) return null;
  const pair = rng.shuffle([one, other]);
  const [left, right] = pair;
  if (left === undefined || right === undefined) return null;
  const unit = rng.pick(plainUnits);
  const statement = amountQuestion('compare', one, isProduct ? null : unit, {
    stem: isProduct
      ? [
          p`حاصل کدام ضرب بزرگ‌تر است؟ حاصل بزرگ‌تر را بنویس.`,
          ...pair.map((task) => display(row(written(task.part), '×', task.whole))),
        ]
      : [
          p`کدام بیشتر است: ${written(left.part)} از ${left.whole} ${unit} یا ${written(right.part)} از ${right.whole} ${unit}؟ مقدار بیشتر را بنویس.`,
        ],
  });
  return {
    ...statement,
    misconceptions: [
      misconception(
        'smaller-amount-written',
        'مقدار کمتر را نوشته',
        integerKey(amount(other)),
        line`هر دو مقدار را حساب کن و ببین سؤال کدام را می‌خواهد.`,
      ),
      ...statement.misconceptions,
    ],
    hints: [
      hint(p`اول هر دو مقدار را حساب کن، بعد مقایسه کن.`),
      hint(
        p`عدد را بر مخرج تقسیم کن تا مقدار یک قسمت معلوم شود؛ مثلاً:`,
        display(row(left.whole, '÷', left.part.denominator, '=', blank())),
      ),
      hint(p`مقدار یک قسمت را در صورت ضرب کن. این کار را برای هر دو انجام بده.`),
    ],
    solution: [
      step(p`اول مقدار کمتر را حساب می‌کنیم:`),
      ...amountSolution(other),
      step(p`حالا مقدار بیشتر را حساب می‌کنیم:`),
      ...amountSolution(one),
    ],
  };
}
