import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

/** Counts the millimetre marks from one end of the thing to the other. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { from, to } = figureOf(sheet, 'ruler').object;
    let marks = 0;
    for (let at = from; at < to; at += 1) marks += 1;
    return { kind: 'integer', values: sheet.form === 'reverse' ? takenAway(marks, 10).map(String) : [String(marks)] };
  },
};
