import { plainBlocks } from '../../content/plain.ts';
import type { Figure, SolutionStep } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { QuestionDraft } from '../draft.ts';
import { answerNumber, saidFrom, saysNumber } from './read-steps.ts';
import type { StepPictures } from './step-picture.ts';

/** Numbers that can be read in a figure: its labels, digits and description. */
function numbersIn(figure: Figure): string {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(/^-?\d+(\.\d+)?$/.test(value) ? persianNumber(value) : value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  // Digits in their places are one number.
  visit(figure.t === 'place-table' ? { ...figure, rows: figure.rows.map((digits) => digits.join('')) } : figure);
  return found.join('\n');
}

/** Whether a figure at a step shows the answer before it is said, where the question does not show it either. */
function tellsTooSoon(figure: Figure, index: number, question: QuestionDraft): boolean {
  const value = answerNumber(question.key);
  if (value === null || index >= saidFrom(question)) return false;
  const printed = persianNumber(value);
  const given = plainBlocks(question.stem) + (question.figure === undefined ? '' : numbersIn(question.figure));
  return !saysNumber(given, printed) && saysNumber(numbersIn(figure), printed);
}

/**
 * The steps of a solution with what the first of `pictures` that fits draws for them. A solution that its author drew himself is
 * left as it is; what would show the answer before its step, and what was drawn at the step before, is left out.
 */
export function withStepPictures(pictures: readonly StepPictures[], question: QuestionDraft): readonly SolutionStep[] {
  const { solution } = question;
  const isDrawn = solution.some(({ content }) => content.some(({ t }) => t === 'figure'));
  if (isDrawn || pictures.length === 0) return solution;
  for (const draw of pictures) {
    const figures = draw(question).map((figure, index) =>
      figure !== null && tellsTooSoon(figure, index, question) ? null : figure,
    );
    if (figures.every((figure) => figure === null)) continue;
    let before = '';
    return solution.map(({ content }, index) => {
      const figure = figures[index] ?? null;
      const drawn = figure === null ? '' : JSON.stringify({ ...figure, description: '' });
      if (figure === null || drawn === before) return { content };
      before = drawn;
      return { content: [...content, { t: 'figure', figure }] };
    });
  }
  return solution;
}
