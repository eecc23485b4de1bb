import { display, line, p } from '../../content/build.ts';
import { row } from '../../content/nodes.ts';
import type { Rng } from '../../random/rng.ts';
import type { QuestionDraft } from '../draft.ts';
import { roundingLine, type StepPictures } from '../step-pictures/index.ts';
import { worked, wrongLineQuestion } from '../wrong-line.ts';

interface Estimate {
  readonly numbers: readonly [number, number];
  readonly places: readonly [number, number];
  readonly sign: '+' | '−' | '×';
  /** What is asked, in words: «حاصل تقریبی این جمع». */
  readonly how: string;
}

function nearest(value: number, place: number): number {
  return Math.floor((value + place / 2) / place) * place;
}

/** To the other of the two multiples that it lies between. */
function otherWay(value: number, place: number): number {
  const low = Math.floor(value / place) * place;
  return nearest(value, place) === low ? low + place : low;
}

function results(a: number, b: number, sign: Estimate['sign']): number {
  return sign === '+' ? a + b : sign === '−' ? a - b : a * b;
}

/** Where is the wrong line of two numbers that are rounded and then worked out. Numbers in the middle of two multiples are left out. */
export function roundingWrongLine(rng: Rng, { numbers: [a, b], places, sign, how }: Estimate): QuestionDraft | null {
  const isPlain = (value: number, place: number) => value % place !== 0 && (value % place) * 2 !== place;
  if (!isPlain(a, places[0]) || !isPlain(b, places[1])) return null;
  return wrongLineQuestion(rng, {
    problem: [p`${how}`, display(row(a, sign, b))],
    work: (mistake) => {
      const first = mistake === 'first-other-way' ? otherWay(a, places[0]) : nearest(a, places[0]);
      const second = mistake === 'second-other-way' ? otherWay(b, places[1]) : nearest(b, places[1]);
      const exact = results(first, second, sign);
      const result =
        mistake === 'zero-lost'
          ? exact / 10
          : mistake === 'other-sign'
            ? results(first, second, sign === '+' ? '−' : '+')
            : exact;
      const isFit = first > 0 && second > 0 && result > 0 && exact > 0 && (mistake !== 'zero-lost' || sign === '×');
      if (!isFit) return null;
      return [worked(a, '≃', first), worked(b, '≃', second), worked(first, sign, second, '=', result)];
    },
    mistakes: {
      'first-other-way': line`این عدد به عدد گرد دیگر نزدیک‌تر است.`,
      'second-other-way': line`این عدد به عدد گرد دیگر نزدیک‌تر است.`,
      'zero-lost': line`یکی از صفرهای حاصل جا افتاده است.`,
      'other-sign': line`حاصل این سطر با نشانهٔ آن جور نیست؛ عمل دیگری انجام شده است.`,
    },
    watch: line`برای هر عدد ببین بین کدام دو عدد گرد است و به کدام نزدیک‌تر است. بعد سطر آخر را دوباره حساب کن.`,
  });
}

/**
 * The number lines of a solution. Where a wrong line is asked for, only the question says to which place: 408 goes to 400 among
 * the hundreds, not among the tens. Its last step is the mistake itself, which a number line would draw as if it were right.
 */
export const estimatePictures: StepPictures = (question) => {
  if (question.answer.kind !== 'choice' || question.answer.layout !== 'lines') return roundingLine(question);
  const place = question.stem.slice(0, 1);
  const solution = question.solution.map((each) => ({ ...each, content: [...place, ...each.content] }));
  return roundingLine({ ...question, solution }).with(-1, null);
};
