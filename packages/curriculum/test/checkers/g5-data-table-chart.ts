import { namesSaid, shownData } from '../question-readers/charts.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Lays the counts down as marks and counts those that are asked for. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const data = shownData(sheet);
    const words = wordsOf(sheet.stem);
    const said = namesSaid(
      words,
      data.map(([name]) => name),
    );
    const of = (name: string) => data.find(([each]) => each === name)?.[1] ?? 0;
    const all = data.reduce((sum, [, value]) => sum + (value ?? 0), 0);
    const value =
      sheet.form === 'figure'
        ? all
        : sheet.form === 'reverse'
          ? nth(numbersInWords(sheet.stem), 0) - all
          : sheet.form === 'compare'
            ? of(nth(said, 0)) - of(nth(said, 1))
            : of(nth(said, 0)) + of(nth(said, 1)) - of(nth(said, 2));
    return { kind: 'integer', values: [String(value)] };
  },
};
