import { shownData } from '../question-readers/charts.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only } from '../question-readers/sheet.ts';

/** Tries every number in the gap until the mean is as stated. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = numbersInWords(sheet.stem);
    const candidates = Array.from({ length: 300 }, (_, index) => index);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'reverse')
      return key(only(candidates.filter((each) => each * nth(statement, 1) === nth(statement, 0))));
    const [known, mean, count] =
      sheet.form === 'figure'
        ? [
            shownData(sheet).flatMap(([, value]) => (value === null ? [] : [value])),
            nth(statement, 1),
            nth(statement, 0),
          ]
        : sheet.form === 'bare'
          ? [statement.slice(2), nth(statement, 1), nth(statement, 0)]
          : [statement.slice(0, -2), nth(statement, -1), nth(statement, -2)];
    if (known.length !== count - 1) throw new Error('another number of numbers');
    const sumWith = (each: number) => [...known, each].reduce((sum, number) => sum + number, 0);
    return key(only(candidates.filter((each) => sumWith(each) === mean * count)));
  },
};
