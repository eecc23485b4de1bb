import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { pairsShown, walkTo } from '../question-readers/patterns.ts';
import { nth } from '../question-readers/sheet.ts';

/** Writes the pattern on, term after term. */
const own: SkillChecker = {
  solve: (sheet) => {
    const asked = nth(everyNumber(sheet.stem.slice(-1)), 0).numerator;
    return { kind: 'integer', values: [String(walkTo(pairsShown(sheet), asked))] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
