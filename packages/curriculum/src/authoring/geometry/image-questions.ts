import { figureBlock, p } from '../../content/build.ts';
import type { Block, DrawingPoint, DrawingShape, Level, Misconception, QuestionVariant } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { Rng } from '../../random/rng.ts';
import { hint, type MisconceptionName, misconception, type QuestionDraft, step } from '../draft.ts';
import { type PaperDraft, pointsAnswer, pointsKey } from '../points.ts';
import {
  axisLine,
  axisWords,
  gridFigures,
  isSamePoint,
  type Motion,
  moved,
  placedFigure,
  squarePlace,
} from './grid-motions.ts';
import { cornerLetters } from './polygons.ts';

/** A misconception that sends every corner to a wrong place. */
export type WrongMotion = MisconceptionName & {
  readonly move: (point: DrawingPoint, first: DrawingPoint) => DrawingPoint;
};

/** What a skill about the image of a figure on squared paper says of it. */
export interface ImageDraft {
  readonly form: QuestionVariant;
  readonly motion: Motion;
  readonly corners: 3 | 4 | 5 | 6;
  readonly width: number;
  readonly height: number;
  /** How many corners stay where they are: ends of half a figure on the mirror line, a corner on the center. */
  readonly still: 0 | 1 | 2;
  /** The stem; `letter` is the one corner that is asked for, null when all are. */
  readonly stem: (letter: string | null) => readonly Block[];
  readonly wrong: readonly WrongMotion[];
  /** Corners that may be the one that is asked for; all that move when left out. */
  readonly canBeAsked?: (corner: DrawingPoint) => boolean;
  readonly hints: readonly Block[];
  /** Why the first corner goes where it goes. */
  readonly reason: (letter: string, from: DrawingPoint, to: DrawingPoint) => Block;
  /** Said above the finished picture. */
  readonly finish: Block;
}

/** Numbers of corners that suit a level. */
export const cornersAt: Readonly<Record<Level, readonly (3 | 4 | 5 | 6)[]>> = {
  1: [3],
  2: [3, 4],
  3: [4, 5],
  4: [5, 6],
};

/** A place where the figure and its image are on the paper, with so many corners in common and no more; null when none is met soon. */
function placement(rng: Rng, { motion, corners, width, height, still }: ImageDraft): readonly DrawingPoint[] | null {
  for (let draw = 0; draw < 150; draw += 1) {
    const place: DrawingPoint = [rng.int(0, width - 2), rng.int(0, height - 2)];
    const placed = placedFigure(rng.pick(gridFigures[corners]), rng.pick([0, 1, 2, 3] as const), place);
    const images = placed.map((point) => moved(motion, point));
    const isInside = [...placed, ...images].every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
    if (!isInside || !isApart(motion, placed)) continue;
    const fixed = placed.filter((point, index) => isSamePoint(point, images[index] ?? point));
    // A letter of a corner beside the center would be read as the center's own.
    const isClear =
      motion.t !== 'turn' ||
      placed.every(
        ([x, y], index) =>
          Math.max(Math.abs(x - motion.center[0]), Math.abs(y - motion.center[1])) > 1 ||
          isSamePoint([x, y], images[index] ?? [x, y]),
      );
    if (!isClear) continue;
    const shared = placed.filter((point) => images.some((image) => isSamePoint(point, image)));
    if (fixed.length === still && shared.length === still) return placed;
  }
  return null;
}

/** A figure lies on one side of its mirror line; turned figures begin beside their center, not around it. */
function isApart(motion: Motion, corners: readonly DrawingPoint[]): boolean {
  if (motion.t === 'turn') {
    const [cx, cy] = motion.center;
    return (
      corners.every(([x]) => x >= cx) ||
      corners.every(([x]) => x <= cx) ||
      corners.every(([, y]) => y >= cy) ||
      corners.every(([, y]) => y <= cy)
    );
  }
  const side = ([x, y]: DrawingPoint): number => {
    const { kind, at } = motion.axis;
    if (kind === 'vertical') return Math.sign(x - at);
    if (kind === 'horizontal') return Math.sign(y - at);
    return kind === 'rising' ? Math.sign(y - x - at) : Math.sign(x + y - at);
  };
  const sides = corners.map(side).filter((each) => each !== 0);
  return sides.length > 0 && new Set(sides).size === 1;
}

/** A question whose answer are the corners of an image; null when no figure fits. */
export function imageQuestion(rng: Rng, draft: ImageDraft): QuestionDraft | null {
  const { form, motion, width, height, still } = draft;
  const corners = placement(rng, draft);
  if (corners === null) return null;
  const isOne = form === 'find-mistake';
  const moving = corners.flatMap((point, index) => (isSamePoint(point, moved(motion, point)) ? [] : [index]));
  const at = (index: number): DrawingPoint => corners[index] ?? [0, 0];
  const { canBeAsked = () => true } = draft;
  const fitting = moving.filter((index) => canBeAsked(at(index)));
  if (isOne && fitting.length === 0) return null;
  const asked = isOne ? [rng.pick(fitting)] : moving;
  const [main = 0] = asked;
  // A corner on the center has the center's letter.
  const letter = (index: number) =>
    motion.t === 'turn' && isSamePoint(at(index), motion.center) ? 'م' : (cornerLetters[index] ?? '');
  const mark: DrawingShape =
    motion.t === 'mirror'
      ? axisLine(motion.axis, width, height)
      : { t: 'point', at: motion.center, label: 'م', tone: 'rose' };
  const shapes: readonly DrawingShape[] = [
    { t: 'polygon', points: corners, tone: 'sky' },
    mark,
    ...corners.flatMap((place, index): readonly DrawingShape[] =>
      letter(index) === 'م' ? [] : [{ t: 'point', at: place, label: letter(index) }],
    ),
  ];
  const markWords = motion.t === 'mirror' ? axisWords(motion.axis) : `نقطهٔ م، ${squarePlace(motion.center)}`;
  const paper: PaperDraft = {
    width,
    height,
    background: 'squares',
    shapes,
    description: `شکلی با ${persianNumber(corners.length)} رأس روی صفحهٔ شطرنجی: ${corners.map((place, index) => `${letter(index)} ${squarePlace(place)}`).join('؛ ')}. ${markWords}`,
    ...(isOne || still > 0 ? {} : { join: { t: 'polygon', given: [] } as const }),
  };
  const targets = asked.map((index) => moved(motion, at(index)));
  const misconceptions = draft.wrong.flatMap(({ move, ...name }): readonly Misconception[] => {
    const wrong = asked.map((index) => move(at(index), at(0)));
    const isSet =
      wrong.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height) &&
      new Set(wrong.map((point) => point.join(' '))).size === wrong.length &&
      wrong.some((point) => !targets.some((target) => isSamePoint(point, target))) &&
      // Who marks corners of the figure itself has moved nothing.
      !wrong.every((point) => corners.some((corner) => isSamePoint(point, corner)));
    return isSet ? [misconception(name.id, name.title, pointsKey(wrong), name.message)] : [];
  });
  if (misconceptions.length === 0) return null;
  const images = corners.map((place) => moved(motion, place));
  return {
    form,
    stem: draft.stem(isOne ? letter(main) : null),
    ...pointsAnswer(paper, targets),
    misconceptions,
    hints: draft.hints.map((block) => hint(block)),
    solution: [
      step(draft.reason(letter(main), at(main), moved(motion, at(main)))),
      ...(asked.length > 1
        ? [
            step(
              p`رأس‌های دیگر را هم به همین روش پیدا می‌کنیم.`,
              figureBlock({
                t: 'drawing',
                description: `شکل و نقطه‌های پیدا‌شده: ${asked.map((index) => `${letter(index)} به ${squarePlace(moved(motion, at(index)))} می‌رسد`).join('؛ ')}`,
                width,
                height,
                background: 'squares',
                shapes: [...shapes, ...targets.map((place): DrawingShape => ({ t: 'point', at: place, tone: 'leaf' }))],
              }),
            ),
          ]
        : []),
      step(
        draft.finish,
        figureBlock({
          t: 'drawing',
          description: `شکل و تصویر آن؛ رأس‌های تصویر: ${images.map((place) => squarePlace(place)).join('؛ ')}`,
          width,
          height,
          background: 'squares',
          shapes: [
            ...shapes,
            { t: 'polygon', points: images, tone: 'leaf' },
            ...asked.map((index): DrawingShape => ({ t: 'point', at: moved(motion, at(index)), tone: 'leaf' })),
          ],
        }),
      ),
    ],
  };
}
