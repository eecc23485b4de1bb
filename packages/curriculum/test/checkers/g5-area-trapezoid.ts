import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnArea } from '../question-readers/drawn-areas.ts';
import { figureOf, nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

/** Measures the drawing; in words, a rectangle over the short side and the triangles that are left. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'figure') return key(drawnArea(figureOf(sheet, 'drawing')));
    const statement = numbersInWords(sheet.stem);
    const area = (long: number, short: number, height: number) => short * height + ((long - short) * height) / 2;
    if (sheet.form !== 'reverse') return key(area(nth(statement, 0), nth(statement, 1), nth(statement, 2)));
    const candidates = Array.from({ length: 60 }, (_, index) => index + 1);
    const asksHeight = wordsOf(sheet.stem.slice(1)).includes('ارتفاع');
    const [all, a, b] = [nth(statement, 0), nth(statement, 1), nth(statement, 2)];
    return key(only(candidates.filter((each) => (asksHeight ? area(a, b, each) : area(b, each, a)) === all)));
  },
};
