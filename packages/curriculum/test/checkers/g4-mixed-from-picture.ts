import type { SkillChecker } from '../question-readers/checker.ts';
import { unitsOf } from '../question-readers/same-parts.ts';
import { nth } from '../question-readers/sheet.ts';

/** Counts the colored parts one by one; as many as a unit has make a whole. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const units = unitsOf(sheet);
    const { parts } = nth(units, 0);
    if (units.some((unit) => unit.parts !== parts)) throw new Error('units cut in different ways');
    let [whole, left] = [0, 0];
    for (const { shaded } of units) {
      for (let counted = 0; counted < shaded; counted += 1) {
        left += 1;
        if (left === parts) [whole, left] = [whole + 1, 0];
      }
    }
    return { kind: 'mixed', whole, numerator: left, denominator: parts };
  },
};
