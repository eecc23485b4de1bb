import { named } from '../question-readers/charted.ts';
import { shownData } from '../question-readers/charts.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

/** Tries numbers in the empty square until what is stated of the total holds. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const rows = shownData(sheet);
    const groups = rows.filter(([name]) => name !== 'جمع');
    only(groups.filter(([, count]) => count === null));
    const known = groups.flatMap(([name, count]) => (count === null ? [] : [[name, count] as const]));
    const statement = rows.find(([name]) => name === 'جمع')?.[1] ?? null;
    const first = sheet.stem.slice(0, 1);
    const holds = (total: number): boolean =>
      statement === null
        ? total - only(named(known, wordsOf(first))) === nth(numbersInWords(first), 0)
        : total === statement;
    const fitting = Array.from({ length: 201 }, (_, count) => count).filter((count) =>
      holds(known.reduce((sum, [, each]) => sum + each, count)),
    );
    return { kind: 'integer', values: [String(only(fitting))] };
  },
};
