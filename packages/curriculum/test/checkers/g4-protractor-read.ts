import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf } from '../question-readers/sheet.ts';

/** Turns from one arm to the other, a degree at a time. */
const own: SkillChecker = {
  solve: (sheet) => {
    const [one, other] = figureOf(sheet, 'protractor').arms;
    let degrees = 0;
    for (let at = Math.min(one, other); at < Math.max(one, other); at += 1) degrees += 1;
    return { kind: 'integer', values: [String(degrees)] };
  },
};

export const checker = withNumberSets(own, 'categorize');
