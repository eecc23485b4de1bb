import { display, line, type Piece, p, paragraph } from '../content/build.ts';
import { type NodeLike, row } from '../content/nodes.ts';
import { plainLine } from '../content/plain.ts';
import type { Block, Figure, Inline, MathNode, Misconception, OperatorSign } from '../model/index.ts';
import type { Rng } from '../random/rng.ts';
import { child } from '../wording/people.ts';
import { hint, type QuestionDraft, step } from './draft.ts';

/** One line of worked maths: words before it, if any, and one formula. */
export type WorkedLine = readonly Inline[];

/** A formula alone. */
export function worked(...formula: readonly (NodeLike | OperatorSign)[]): WorkedLine {
  return [{ t: 'math', math: row(...formula) }];
}

/** What the line works out, and the formula: «شعاع: ۴۰ ÷ ۲ = ۲۰». */
export function workedFor(label: Piece, ...formula: readonly (NodeLike | OperatorSign)[]): WorkedLine {
  return line`${label}: ${row(...formula)}`;
}

interface WrongLineDraft<Mistake extends string> {
  /** What was to be worked out. */
  readonly problem: readonly Block[];
  readonly figure?: Figure;
  /** The whole work with one mistake, or right for null. Lines after the mistake go on with what it gave. Null where the mistake cannot be written here. */
  readonly work: (mistake: Mistake | null) => readonly WorkedLine[] | null;
  /** Of each mistake why the line is wrong, for the worked solution. */
  readonly mistakes: Readonly<Record<Mistake, readonly Inline[]>>;
  /** The second hint: what to look at in such work. */
  readonly watch: readonly Inline[];
}

const letters = 'abcdef';

/** What touching a line says that is not the first wrong one. */
function touched(id: string, title: string, message: readonly Inline[]): Omit<Misconception, 'answer'> {
  return { id, title, message };
}

const rightLine = touched(
  'right-line-touched',
  'سطر درستی را نشان داده',
  line`این سطر درست است. سطرهای دیگر را هم یکی‌یکی حساب کن.`,
);
const lastLine = touched(
  'last-line-touched',
  'جواب آخر را نشان داده، نه سطری را که اشتباه از آن شروع شده',
  line`جواب آخر درست نیست، ولی اشتباه پیش از آن شروع شده است. سطرهای بالاتر را یکی‌یکی حساب کن.`,
);
const laterLine = touched(
  'later-line-touched',
  'سطری را نشان داده که اشتباه یک سطر بالاتر را با خود دارد',
  line`در این سطر عددی آمده که از پیش درست نبوده است. ببین آن عدد از کدام سطر آمده.`,
);

const formulaOf = (content: WorkedLine): Block => {
  const only: MathNode | undefined = content.length === 1 && content[0]?.t === 'math' ? content[0].math : undefined;
  return only === undefined ? paragraph(content) : display(only);
};

/**
 * «کجا اشتباه شد؟»: worked lines of which one is the first wrong one; the child points at it. Where the right and the shown work first
 * differ is the key. Null when
 * the mistake drawn cannot be made in this work; then it is asked again.
 */
export function wrongLineQuestion<Mistake extends string>(
  rng: Rng,
  { problem, figure, work, mistakes, watch }: WrongLineDraft<Mistake>,
): QuestionDraft | null {
  const right = work(null);
  if (right === null) return null;
  const texts = right.map(plainLine);
  // The mistake is chosen before it is known to fit, so that none is rare only because it seldom fits.
  const mistake = rng.pick(Object.keys(mistakes) as Mistake[]);
  const shown = work(mistake);
  if (shown === null || shown.length !== right.length) return null;
  const written = shown.map(plainLine);
  const wrong = written.findIndex((each, index) => each !== texts[index]);
  if (wrong < 0 || new Set(written).size !== written.length) return null;
  const answerAt = (index: number) => ({ kind: 'choice', option: letters.charAt(index) }) as const;
  const wrongShown = shown[wrong] ?? [];
  const wrongRight = right[wrong] ?? [];
  const before = shown.slice(0, wrong);
  const after = right.slice(wrong + 1);
  return {
    form: 'find-mistake',
    stem: [
      ...problem,
      p`${child(rng)} این‌طور حساب کرده، ولی یک جا اشتباه کرده است. کجا اشتباه شد؟`,
      p`اولین سطری را که درست نیست، نشان بده.`,
    ],
    ...(figure === undefined ? {} : { figure }),
    answer: {
      kind: 'choice',
      layout: 'lines',
      options: shown.map((content, index) => ({ id: letters.charAt(index), content })),
    },
    key: answerAt(wrong),
    misconceptions: shown.flatMap((_, index) => {
      if (index === wrong) return [];
      const isRight = written[index] === texts[index];
      const said = isRight ? rightLine : index === shown.length - 1 ? lastLine : laterLine;
      return [{ ...said, answer: answerAt(index) }];
    }),
    hints: [hint(p`از سطر اول شروع کن. هر سطر را خودت حساب کن و با نوشته‌اش بسنج.`), hint(paragraph(watch))],
    solution: [
      ...(before.length === 0
        ? []
        : [step(before.length === 1 ? p`سطر اول درست است:` : p`این سطرها درست است:`, ...before.map(formulaOf))]),
      step(paragraph(mistakes[mistake]), p`درست آن این است:`, formulaOf(wrongRight)),
      ...(after.length === 0 ? [] : [step(p`حالا بقیهٔ کار درست پیش می‌رود:`, ...after.map(formulaOf))]),
      step(p`پس اشتباه از این سطر شروع شده است:`, formulaOf(wrongShown)),
    ],
  };
}
