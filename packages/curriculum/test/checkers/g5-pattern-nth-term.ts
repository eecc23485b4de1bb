import type { SkillChecker } from '../reading/checker.ts';
import { everyNumber } from '../reading/every-number.ts';
import { pairsShown, walkTo } from '../reading/patterns.ts';
import { nth } from '../reading/sheet.ts';

/** Writes the pattern on, term after term. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const asked = nth(everyNumber(sheet.stem.slice(-1)), 0).numerator;
    return { kind: 'integer', values: [String(walkTo(pairsShown(sheet), asked))] };
  },
};
