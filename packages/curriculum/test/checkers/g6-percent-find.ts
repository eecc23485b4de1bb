import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Tries 1 to 99 percent of the whole until the part comes out; the larger number is the whole. */
  solve: (sheet) => {
    const set = sheet.form === 'figure' ? figureOf(sheet, 'set') : null;
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const statement = sheet.form === 'find-mistake' ? numbers.slice(-2) : numbers.slice(0, 2);
    const whole = set ? set.total : Math.max(...statement);
    const part = set ? set.marked : Math.min(...statement);
    for (let share = 1; share < 100; share += 1) {
      if (whole * share === part * 100) {
        return { kind: 'integer', values: [String(sheet.form === 'reverse' ? 100 - share : share)] };
      }
    }
    throw new Error('no whole percent');
  },
};
