import { namesSaid, shownData } from '../question-readers/charts.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Reads the points, and compares all that may be compared. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const data = shownData(sheet);
    const values = data.map(([, value]) => value ?? 0);
    const said = namesSaid(
      wordsOf(sheet.stem),
      data.map(([name]) => name),
    );
    const of = (index: number) => data.find(([name]) => name === nth(said, index))?.[1] ?? 0;
    const gaps = values.flatMap((a, i) =>
      values.flatMap((b, j) => (sheet.form === 'story' ? (j === i + 1 ? [Math.abs(a - b)] : []) : [Math.abs(a - b)])),
    );
    const value = sheet.form === 'figure' ? of(0) : sheet.form === 'compare' ? of(0) - of(1) : Math.max(...gaps);
    return { kind: 'integer', values: [String(value)] };
  },
};
