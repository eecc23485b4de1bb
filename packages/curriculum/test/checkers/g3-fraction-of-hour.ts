import type { SkillChecker } from '../question-readers/checker.ts';
import { dealt } from '../question-readers/equal-piles.ts';
import { printedFractions } from '../question-readers/same-parts.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Deals the sixty minutes of an hour, or walks the minute hand from one clock to the other. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { clocks } = figureOf(sheet, 'clock');
      const [from, to] = [nth(clocks, 0), nth(clocks, 1)];
      let walked = 0;
      while ((from.minute + walked) % 60 !== to.minute || from.hour !== to.hour) walked += 1;
      return whole(walked);
    }
    const passed = dealt(60, nth(printedFractions(sheet), 0));
    return whole(sheet.form === 'reverse' ? 60 - passed : passed);
  },
};
