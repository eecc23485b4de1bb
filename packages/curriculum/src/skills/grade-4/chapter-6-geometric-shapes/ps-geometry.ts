import { additionBars, defineSkill, integerAnswer, type Level, p, persianNumber } from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  equalParts,
  fenceWithGate,
  postsAround,
  type RectangleStoryMaker,
  roundsAround,
  squaresInRow,
  tiledFloor,
  wireSquare,
} from './question-parts/rectangle-perimeter-area-stories.ts';
import { splitFigure } from './question-parts/split-rectangle-problems.ts';

const storiesOf: Readonly<Record<Level, readonly RectangleStoryMaker[]>> = {
  1: [fenceWithGate, roundsAround, equalParts],
  2: [fenceWithGate, tiledFloor, roundsAround, equalParts, squaresInRow],
  3: [tiledFloor, postsAround, wireSquare, squaresInRow, fenceWithGate],
  4: [wireSquare, postsAround, squaresInRow, tiledFloor],
};
const most: Readonly<Record<Level, number>> = { 1: 15, 2: 30, 3: 40, 4: 50 };

export const psGeometry = defineSkill({
  id: 'g4-ps-geometry',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 12,
  make: (rng, level) => {
    if (level > 1 && rng.chance(1, 4)) return splitFigure(rng, level);
    const story = rng.pick(storiesOf[level])(rng, most[level]);
    if (story === null) return null;
    const { stem, value, unit, misconceptions, hints, solution } = story;
    // Who takes the area for the perimeter would be right.
    if (misconceptions.some(([id, , wrong]) => id.startsWith('area-') && wrong === value)) return null;
    const known = wholeMisconceptions(...misconceptions);
    const [writtenMisconception] = misconceptions;
    // Another child's number is shown and corrected.
    if (
      level > 1 &&
      rng.chance(1, 4) &&
      writtenMisconception?.[2] !== undefined &&
      writtenMisconception[2] !== null &&
      writtenMisconception[2] !== value
    ) {
      return {
        form: 'find-mistake' as const,
        stem: [
          ...stem,
          p`یکی از بچه‌ها جواب داده است: «${persianNumber(writtenMisconception[2])} ${unit}.» ولی این جواب درست نیست. جواب درست را پیدا کن.`,
        ],
        ...integerAnswer(value, { unit }),
        misconceptions: known,
        hints,
        solution,
      };
    }
    return {
      form: 'story' as const,
      stem,
      ...integerAnswer(value, { unit }),
      misconceptions: known,
      hints,
      solution,
    };
  },
});
