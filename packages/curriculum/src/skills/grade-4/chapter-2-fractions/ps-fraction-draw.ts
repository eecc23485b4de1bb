import { drawSimple } from '../../../authoring/fractions/quantity-tasks.ts';
import type { Fraction } from '../../../authoring/fractions/written-numbers.ts';
import {
  blank,
  defineSkill,
  display,
  type Hint,
  hint,
  type Inline,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  partsOfQuantity,
  type QuestionVariant,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { partPicture } from './question-parts/fraction-of-amount-questions.ts';
import { usedUp } from './question-parts/part-used-up-stories.ts';

/** What is asked, and by what it is stated. */
type Kind = 'rest' | 'whole-by-used' | 'whole-by-rest';

interface Task {
  readonly kind: Kind;
  readonly whole: number;
  readonly part: Fraction;
  /** The number stated. */
  readonly statement: number;
  /** Parts the stated number covers, and parts asked. */
  readonly statementParts: number;
  readonly askedParts: number;
  /** What one part is worth. */
  readonly each: number;
}

const kindsOf: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['rest'],
  2: ['rest', 'rest', 'whole-by-used'],
  3: ['rest', 'whole-by-used', 'whole-by-rest'],
  4: ['whole-by-used', 'whole-by-rest', 'whole-by-rest'],
};

const limits: Readonly<
  Record<Level, { readonly most: number; readonly denominator: number; readonly numerator: number }>
> = {
  1: { most: 40, denominator: 5, numerator: 1 },
  2: { most: 80, denominator: 6, numerator: 1 },
  3: { most: 120, denominator: 8, numerator: 2 },
  4: { most: 120, denominator: 8, numerator: 2 },
};

function misconceptions({ kind, whole, part, statement, statementParts, each }: Task): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: readonly Inline[]) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(misconception(id, title, integerKey(answer), message));
  };
  const used = each * part.numerator;
  if (kind === 'rest') {
    add(
      'used-part-written',
      'مقدار خودِ کسر را نوشته، نه باقی‌مانده را',
      used,
      line`این همان مقداری است که کسر می‌گوید. سؤال می‌پرسد چقدر مانده است.`,
    );
    add(
      'one-part-only',
      'فقط یک قسمت نوار را حساب کرده',
      each,
      line`این مقدارِ یک قسمت نوار است. ببین چند قسمت مانده است.`,
    );
    add(
      'one-part-subtracted',
      'فقط یک قسمت را کم کرده',
      whole - each,
      line`یک قسمت را کم کرده‌ای. صورت کسر می‌گوید چند قسمت باید کم شود.`,
    );
    add(
      'denominator-subtracted',
      'مخرج را از کل کم کرده',
      whole - part.denominator,
      line`مخرج می‌گوید نوار چند قسمت مساوی دارد. اول ببین هر قسمت چقدر است.`,
    );
    return found;
  }
  add(
    'told-number-times-denominator',
    'عدد سؤال را یک قسمت گرفته و در مخرج ضرب کرده',
    statement * part.denominator,
    line`عددی که در سؤال آمده یک قسمت نیست. روی نوار ببین چند قسمت است.`,
  );
  add(
    'one-part-only',
    'فقط یک قسمت نوار را حساب کرده',
    each,
    line`این مقدارِ یک قسمت نوار است. ببین همهٔ نوار چند قسمت دارد.`,
  );
  add(
    'wrong-part-told',
    'عدد سؤال را مقدار قسمت دیگر گرفته',
    statementParts === part.denominator - statementParts
      ? 0
      : (statement * part.denominator) / (part.denominator - statementParts),
    line`نواری بکش و نشان بده عدد سؤال مال کدام قسمت‌هاست: رنگ‌شده‌ها یا رنگ‌نشده‌ها؟`,
  );
  add(
    'other-part-written',
    'به جای همه، قسمت دیگر را نوشته',
    whole - statement,
    line`این مقدارِ بخش دیگر نوار است. سؤال مقدار همهٔ نوار را می‌خواهد.`,
  );
  add(
    'parts-added-to-number',
    'مخرج را با عدد سؤال جمع کرده',
    statement + part.denominator,
    line`مخرج تعداد قسمت‌هاست، نه مقدار آن‌ها. اول ببین هر قسمت چقدر است.`,
  );
  return found;
}

function hints({ kind, part, statement, statementParts }: Task, isDrawn: boolean): readonly Hint[] {
  const drawn = isDrawn
    ? kind === 'rest'
      ? p`همهٔ نوار ${statement} است و ${part.denominator} قسمت مساوی دارد. ${part.numerator} قسمت رنگ شده است.`
      : p`نوار ${part.denominator} قسمت مساوی دارد و ${part.numerator} قسمت آن رنگ شده است؛ این همان کسری است که در مسئله آمده.`
    : kind === 'rest'
      ? p`یک نوار بکش که همه‌اش ${statement} باشد. آن را به ${part.denominator} قسمت مساوی تقسیم کن و ${part.numerator} قسمت را رنگ کن.`
      : p`یک نوار بکش و به ${part.denominator} قسمت مساوی تقسیم کن. ${part.numerator} قسمت را رنگ کن؛ این همان کسری است که در مسئله آمده.`;
  const cut =
    kind === 'rest'
      ? p`ببین هر قسمت نوار چقدر است.`
      : kind === 'whole-by-used'
        ? p`قسمت‌های رنگ‌شده ${statementParts} تاست و با هم ${statement} می‌شود. ببین هر قسمت چقدر است.`
        : p`قسمت‌های رنگ‌نشده ${statementParts} تاست و با هم ${statement} می‌شود. ببین هر قسمت چقدر است.`;
  return [
    hint(drawn),
    hint(cut, display(row(statement, '÷', statementParts, '=', blank()))),
    hint(
      kind === 'rest'
        ? p`قسمت‌های رنگ‌نشده را بشمار و مقدار یک قسمت را در تعداد آن‌ها ضرب کن.`
        : p`همهٔ نوار ${part.denominator} قسمت دارد؛ مقدار یک قسمت را در این تعداد ضرب کن.`,
    ),
  ];
}

function solution({ kind, whole, part, statement, statementParts, askedParts, each }: Task): readonly SolutionStep[] {
  const first =
    kind === 'rest'
      ? p`همهٔ نوار ${statement} است و ${part.denominator} قسمت مساوی دارد؛ پس با تقسیم، مقدار یک قسمت را پیدا می‌کنیم.`
      : kind === 'whole-by-used'
        ? p`کسر مسئله ${statementParts} قسمت از نوار است و ${statement} می‌شود؛ پس با تقسیم، مقدار یک قسمت را پیدا می‌کنیم.`
        : p`نوار ${part.denominator} قسمت دارد و کسر مسئله ${part.numerator} قسمت آن است؛ پس ${statementParts} قسمت می‌ماند که ${statement} است. مقدار یک قسمت را پیدا می‌کنیم.`;
  return [
    step(first, display(row(statement, '÷', statementParts, '=', each))),
    kind === 'rest'
      ? step(
          p`کسر مسئله ${part.numerator} قسمت از نوار است؛ پس ${askedParts} قسمت می‌ماند.`,
          display(row(askedParts, '×', each, '=', askedParts * each)),
        )
      : step(p`همهٔ نوار ${part.denominator} قسمت دارد.`, display(row(part.denominator, '×', each, '=', whole))),
  ];
}

export const psFractionDraw = defineSkill({
  id: 'g4-ps-fraction-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 7,
  make: (rng, level) => {
    const kind = rng.pick(kindsOf[level]);
    const { least, most, round = 1, unit, restAsked, wholeByUsed, wholeByRest } = rng.pick(usedUp);
    const bounds = limits[level];
    const drawn = drawSimple(rng, { ...bounds, least: Math.max(6, least), most: Math.min(most, bounds.most) });
    if (drawn === null || drawn.whole % round > 0) return null;
    const { whole, part } = drawn;
    const each = whole / part.denominator;
    const rest = part.denominator - part.numerator;
    const statementParts = kind === 'rest' ? part.denominator : kind === 'whole-by-used' ? part.numerator : rest;
    // One part alone would leave nothing to divide.
    if (statementParts === 1) return null;
    // A number of the question copied would be right.
    if ((kind === 'rest' ? rest : part.denominator) * each === part.denominator) return null;
    const task: Task = {
      kind,
      whole,
      part,
      each,
      statementParts,
      statement: statementParts * each,
      askedParts: kind === 'rest' ? rest : part.denominator,
    };
    const isDrawn = rng.chance(level < 3 ? 2 : 1, 3);
    const form: QuestionVariant = kind === 'rest' ? (isDrawn ? 'figure' : 'story') : 'reverse';
    const write = kind === 'rest' ? restAsked : kind === 'whole-by-used' ? wholeByUsed : wholeByRest;
    const statement = write(rng, task.statement, part);
    return {
      form,
      stem: isDrawn
        ? [...statement, p`این نوار همهٔ مقدار را نشان می‌دهد و قسمت رنگ‌شده همان کسری است که در مسئله آمده.`]
        : [...statement, p`با کشیدن یک نوار، مسئله را حل کن.`],
      ...(isDrawn ? { figure: partPicture(part, false) } : {}),
      ...integerAnswer(kind === 'rest' ? rest * each : whole, { unit }),
      misconceptions: misconceptions(task),
      hints: hints(task, isDrawn),
      solution: solution(task),
    };
  },
});
