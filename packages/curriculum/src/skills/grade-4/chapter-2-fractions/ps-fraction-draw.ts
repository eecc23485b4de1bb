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
  mistake,
  p,
  type QuestionForm,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { partPicture } from './amounts.ts';
import { usedUp } from './stories/used-up.ts';

/** What is asked, and by what it is told. */
type Kind = 'rest' | 'whole-by-used' | 'whole-by-rest';

interface Task {
  readonly kind: Kind;
  readonly whole: number;
  readonly part: Fraction;
  /** The number told. */
  readonly told: number;
  /** Parts the told number covers, and parts asked. */
  readonly toldParts: number;
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

const limits: Readonly<Record<Level, { readonly most: number; readonly bottom: number; readonly top: number }>> = {
  1: { most: 40, bottom: 5, top: 1 },
  2: { most: 80, bottom: 6, top: 1 },
  3: { most: 120, bottom: 8, top: 2 },
  4: { most: 120, bottom: 8, top: 2 },
};

function mistakes({ kind, whole, part, told, toldParts, each }: Task): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: readonly Inline[]) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(mistake(id, title, integerKey(answer), message));
  };
  const used = each * part.top;
  if (kind === 'rest') {
    add(
      'used-part-written',
      'مقدار مصرف‌شده را نوشته',
      used,
      line`این مقداری است که کم شده. سؤال می‌پرسد چقدر مانده است.`,
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
      whole - part.bottom,
      line`مخرج می‌گوید نوار چند قسمت مساوی دارد. اول ببین هر قسمت چقدر است.`,
    );
    return found;
  }
  add(
    'told-number-times-denominator',
    'عدد سؤال را یک قسمت گرفته و در مخرج ضرب کرده',
    told * part.bottom,
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
    toldParts === part.bottom - toldParts ? 0 : (told * part.bottom) / (part.bottom - toldParts),
    line`روی نوار نشان بده عدد سؤال مال کدام قسمت‌هاست: رنگ‌شده‌ها یا رنگ‌نشده‌ها؟`,
  );
  add(
    'other-part-written',
    'به جای همه، قسمت دیگر را نوشته',
    whole - told,
    line`این مقدارِ بخش دیگر نوار است. سؤال مقدار همهٔ نوار را می‌خواهد.`,
  );
  add(
    'parts-added-to-number',
    'مخرج را با عدد سؤال جمع کرده',
    told + part.bottom,
    line`مخرج تعداد قسمت‌هاست، نه مقدار آن‌ها. اول ببین هر قسمت چقدر است.`,
  );
  return found;
}

function hints({ kind, part, told, toldParts }: Task): readonly Hint[] {
  const drawn =
    kind === 'rest'
      ? p`یک نوار بکش که همه‌اش ${told} باشد. آن را به ${part.bottom} قسمت مساوی تقسیم کن و ${part.top} قسمت را رنگ کن.`
      : p`یک نوار بکش و به ${part.bottom} قسمت مساوی تقسیم کن. ${part.top} قسمت را رنگ کن؛ این همان کسری است که در مسئله آمده.`;
  const cut =
    kind === 'rest'
      ? p`ببین هر قسمت نوار چقدر است.`
      : kind === 'whole-by-used'
        ? p`قسمت‌های رنگ‌شده ${toldParts} تاست و با هم ${told} می‌شود. ببین هر قسمت چقدر است.`
        : p`قسمت‌های رنگ‌نشده ${toldParts} تاست و با هم ${told} می‌شود. ببین هر قسمت چقدر است.`;
  return [
    hint(drawn),
    hint(cut, display(row(told, '÷', toldParts, '=', blank()))),
    hint(
      kind === 'rest'
        ? p`قسمت‌های رنگ‌نشده را بشمار و مقدار یک قسمت را در تعداد آن‌ها ضرب کن.`
        : p`همهٔ نوار ${part.bottom} قسمت دارد؛ مقدار یک قسمت را در این تعداد ضرب کن.`,
    ),
  ];
}

function solution({ kind, whole, part, told, toldParts, askedParts, each }: Task): readonly SolutionStep[] {
  const first =
    kind === 'rest'
      ? p`همهٔ نوار ${told} است و ${part.bottom} قسمت مساوی دارد؛ پس با تقسیم، مقدار یک قسمت را پیدا می‌کنیم.`
      : kind === 'whole-by-used'
        ? p`کسر مسئله ${toldParts} قسمت از نوار است و ${told} می‌شود؛ پس با تقسیم، مقدار یک قسمت را پیدا می‌کنیم.`
        : p`نوار ${part.bottom} قسمت دارد و ${part.top} قسمت آن رنگ شده است؛ پس ${toldParts} قسمت می‌ماند که ${told} است. مقدار یک قسمت را پیدا می‌کنیم.`;
  return [
    step(first, display(row(told, '÷', toldParts, '=', each))),
    kind === 'rest'
      ? step(
          p`${part.top} قسمت رنگ شده است؛ پس ${askedParts} قسمت می‌ماند.`,
          display(row(askedParts, '×', each, '=', askedParts * each)),
        )
      : step(p`همهٔ نوار ${part.bottom} قسمت دارد.`, display(row(part.bottom, '×', each, '=', whole))),
  ];
}

export const psFractionDraw = defineSkill({
  id: 'g4-ps-fraction-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const kind = rng.pick(kindsOf[level]);
    const { least, most, round = 1, unit, restAsked, wholeByUsed, wholeByRest } = rng.pick(usedUp);
    const bounds = limits[level];
    const drawn = drawSimple(rng, { ...bounds, least: Math.max(6, least), most: Math.min(most, bounds.most) });
    if (drawn === null || drawn.whole % round > 0) return null;
    const { whole, part } = drawn;
    const each = whole / part.bottom;
    const rest = part.bottom - part.top;
    const toldParts = kind === 'rest' ? part.bottom : kind === 'whole-by-used' ? part.top : rest;
    // One part alone would leave nothing to divide.
    if (toldParts === 1) return null;
    const task: Task = {
      kind,
      whole,
      part,
      each,
      toldParts,
      told: toldParts * each,
      askedParts: kind === 'rest' ? rest : part.bottom,
    };
    const isDrawn = rng.chance(level < 3 ? 2 : 1, 3);
    const form: QuestionForm = kind === 'rest' ? (isDrawn ? 'figure' : 'story') : 'reverse';
    const tell = kind === 'rest' ? restAsked : kind === 'whole-by-used' ? wholeByUsed : wholeByRest;
    const told = tell(rng, task.told, part);
    return {
      form,
      stem: isDrawn
        ? [...told, p`همهٔ این نوار مقدار اول را نشان می‌دهد و قسمت رنگ‌شده همان کسری است که در مسئله آمده.`]
        : [...told, p`با کشیدن یک نوار، مسئله را حل کن.`],
      ...(isDrawn ? { figure: partPicture(part, false) } : {}),
      ...integerAnswer(kind === 'rest' ? rest * each : whole, { unit }),
      misconceptions: mistakes(task),
      hints: hints(task),
      solution: solution(task),
    };
  },
});
