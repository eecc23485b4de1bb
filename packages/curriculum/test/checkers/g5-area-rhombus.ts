import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnArea } from '../question-readers/drawn-areas.ts';
import { figureOf, nth, numbersInWords, only } from '../question-readers/sheet.ts';

/** Measures the drawing; in words, four right triangles over halves of the diagonals. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'figure') return key(drawnArea(figureOf(sheet, 'drawing')));
    const [a, b] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
    const area = (one: number, other: number) => 4 * (((one / 2) * (other / 2)) / 2);
    if (sheet.form !== 'reverse') return key(area(a, b));
    return key(only(Array.from({ length: 60 }, (_, index) => index + 1).filter((each) => area(b, each) === a)));
  },
};
