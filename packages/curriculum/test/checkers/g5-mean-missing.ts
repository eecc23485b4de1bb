import { shownData } from '../reading/charts.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { nth, numbersInWords, only } from '../reading/sheet.ts';

/** Tries every number in the gap until the mean is as told. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const told = numbersInWords(sheet.stem);
    const candidates = Array.from({ length: 300 }, (_, index) => index);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'reverse') return key(only(candidates.filter((each) => each * nth(told, 1) === nth(told, 0))));
    const [known, mean, count] =
      sheet.form === 'figure'
        ? [shownData(sheet).flatMap(([, value]) => (value === null ? [] : [value])), nth(told, 1), nth(told, 0)]
        : sheet.form === 'bare'
          ? [told.slice(2), nth(told, 1), nth(told, 0)]
          : [told.slice(0, -2), nth(told, -1), nth(told, -2)];
    if (known.length !== count - 1) throw new Error('another number of numbers');
    const sumWith = (each: number) => [...known, each].reduce((sum, number) => sum + number, 0);
    return key(only(candidates.filter((each) => sumWith(each) === mean * count)));
  },
};
