import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnArea } from '../question-readers/drawn-areas.ts';
import { figureOf, nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** Measures the drawing; in words, a rectangle over the short side and the triangles that are left. */
const asked: SkillChecker = {
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

/** The two triangles into which a diagonal cuts it, each half a rectangle. */
export const checker = withWrongLine(asked, ({ stem }) => {
  const [long = 0, short = 0, height = 0] = numbersInWords(stem.slice(0, 1));
  const [one, other] = [(long * height) / 2, (short * height) / 2];
  return [long + short, (one + other) * 2, one + other];
});
