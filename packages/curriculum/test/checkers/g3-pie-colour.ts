import { shownData } from '../question-readers/charts.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, only } from '../question-readers/sheet.ts';

/** Finds for each group the one number of sectors that has the same share of the circle as the group of all. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'sectors') throw new Error('nothing to colour');
    const data = shownData(sheet).map(([name, count]) => {
      if (count === null) throw new Error(`${name} has no number`);
      return [name, count] as const;
    });
    const total = data.reduce((sum, [, count]) => sum + count, 0);
    const rules = answer.palette.map(({ tone, label }) => {
      const [, count] = nth(
        data.filter(([name]) => name === label),
        0,
      );
      const numbers = Array.from({ length: answer.parts + 1 }, (_, number) => number);
      return { t: 'count' as const, tone, count: only(numbers.filter((n) => n * total === count * answer.parts)) };
    });
    const tones = rules.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone));
    return { kind: 'sectors', tones, rules };
  },
};
