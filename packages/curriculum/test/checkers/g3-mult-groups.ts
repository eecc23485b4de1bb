import type { SkillChecker } from '../question-readers/checker.ts';
import { unitsOf } from '../question-readers/same-parts.ts';
import { figureOf, nth, sides, wordsOf } from '../question-readers/sheet.ts';
import { boxed, whole } from '../question-readers/whole-numbers.ts';

/** Counts what is drawn: hops along the line, pieces one group after another. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const { hops } = figureOf(sheet, 'number-line');
      if (!hops) throw new Error('no hops');
      let at = hops.start;
      for (let hop = 0; hop < hops.count; hop += 1) at += hops.size;
      return whole(at);
    }
    const units = unitsOf(sheet);
    const pieces = units.reduce((sum, { parts }) => sum + parts, 0);
    if (sheet.form !== 'reverse') return whole(pieces);
    const [left] = sides(boxed(sheet));
    if (!wordsOf(sheet.stem).includes('عدد اول تعداد')) throw new Error('the order of the factors is not told');
    return whole(nth(left, 0).t === 'blank' ? units.length : nth(units, 0).parts);
  },
};
