import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Fills one vessel after another, or lets the water run minute by minute. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const [a, b] = [nth(statement, 0), nth(statement, 1)];
    const times = (all: number, each: number) => {
      let [left, count] = [all, 0];
      while (left >= each) [left, count] = [left - each, count + 1];
      if (left !== 0) throw new Error('something is left over');
      return count;
    };
    if (sheet.form === 'story') return key(times(a * 1000, b));
    if (sheet.form === 'reverse') return key(times(a * b, 1000));
    if (words.includes('پر می‌شود')) return key(times(a * 1000, b));
    let water = a * 1000;
    for (let minute = 0; minute < nth(statement, 2); minute += 1) water -= b;
    return key(water);
  },
};
