import {
  coordinatesAnswer,
  coordinatesWords,
  type PointMisconception,
  pointMisconceptions,
} from '../../../../authoring/geometry/coordinates.ts';
import {
  type Block,
  type Figure,
  figureBlock,
  hint,
  p,
  type QuestionDraft,
  type QuestionVariant,
  step,
} from '../../../../authoring/index.ts';

type Point = readonly [number, number];
type Shape = Extract<Figure, { t: 'drawing' }>['shapes'][number];

/** What a skill says of a point that comes to lie elsewhere on the plane. */
export interface MovedPoint {
  readonly form: QuestionVariant;
  readonly stem: readonly Block[];
  /** The point that is seen; null when it is only stated in words. */
  readonly shown: { readonly at: Point; readonly letter: string } | null;
  /** The line or center, and its words for who does not see it. */
  readonly marks: readonly Shape[];
  readonly markWords: string;
  readonly size: 10 | 12;
  readonly target: Point;
  readonly wrong: readonly PointMisconception[];
  readonly hints: readonly Block[];
  readonly reasons: readonly Block[];
  /** The start, for the last picture. */
  readonly start: Point;
}

/** A question for the coordinates of a moved point; null when no known misconception is left. */
export function movedPointQuestion(draft: MovedPoint): QuestionDraft | null {
  const { form, shown, marks, size, target, start } = draft;
  // Who swaps both numbers, of the point or of where it comes to lie, would be right.
  if (target[0] === target[1] || (target[0] === start[1] && target[1] === start[0])) return null;
  const paper = (shapes: readonly Shape[], description: string): Figure => ({
    t: 'drawing',
    description,
    width: size,
    height: size,
    background: 'numbered',
    shapes,
  });
  const wrong = pointMisconceptions(...draft.wrong).filter(
    ({ answer }) => answer.kind !== 'integer' || answer.values.join() !== target.join(),
  );
  if (wrong.length === 0) return null;
  const hasFigure = shown !== null || marks.length > 0;
  return {
    form,
    stem: draft.stem,
    ...(hasFigure && form !== 'bare' && form !== 'story'
      ? {
          figure: paper(
            [...marks, ...(shown === null ? [] : [{ t: 'point', at: shown.at, label: shown.letter } as const])],
            `صفحهٔ مختصات${shown === null ? '' : `؛ نقطهٔ ${shown.letter} به ${coordinatesWords(shown.at)}`}${draft.markWords === '' ? '' : `؛ ${draft.markWords}`}`,
          ),
        }
      : {}),
    ...coordinatesAnswer(target),
    misconceptions: wrong,
    hints: draft.hints.map((block) => hint(block)),
    solution: [
      ...draft.reasons.map((block) => step(block)),
      step(
        p`پس نقطهٔ خواسته‌شده ${coordinatesWords(target)} دارد.`,
        figureBlock(
          paper(
            [
              ...marks,
              { t: 'line', from: start, to: target, dashed: true },
              { t: 'point', at: start },
              { t: 'point', at: target, tone: 'leaf' },
            ],
            `صفحهٔ مختصات؛ از نقطه‌ای به ${coordinatesWords(start)} به نقطه‌ای به ${coordinatesWords(target)} رسیده‌ایم`,
          ),
        ),
      ),
    ],
  };
}
