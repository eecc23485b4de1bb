import type { SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { drawnLines } from '../question-readers/drawn-lengths.ts';
import { figureOf, nth, numbersInWords, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Measures between two points of the drawing with the one length that is written as the scale. */
function measured(sheet: Sheet): number {
  const written = only(drawnLines(sheet).filter((each) => each.written !== null));
  const spots = figureOf(sheet, 'drawing').shapes.flatMap((shape) => (shape.t === 'point' ? [spot(shape.at)] : []));
  const [middle, first, second] = [nth(spots, 0), nth(spots, 1), nth(spots, 2)];
  const from = wordsOf(sheet.stem).includes('قطر') ? first : middle;
  const length = Math.hypot(from[0] - second[0], from[1] - second[1]);
  return Math.round((length * (written.written ?? 0)) / written.drawn);
}

/** Measures the drawing; in words, tries every radius. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.figure !== undefined) return whole(measured(sheet));
    const statement = nth(numbersInWords(sheet.stem), 0);
    const words = wordsOf(sheet.stem);
    if (!words.includes('قطر')) return whole(statement);
    if (words.includes('قطر آن چند')) return whole(statement + statement);
    return whole(
      only(Array.from({ length: 20 }, (_, index) => index).filter((radius) => radius + radius === statement)),
    );
  },
};
