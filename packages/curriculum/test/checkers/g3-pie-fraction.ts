import type { SkillChecker } from '../question-readers/checker.ts';
import { sectorsAsked } from '../question-readers/pie-sectors.ts';
import { wordsOf } from '../question-readers/sheet.ts';

/** Goes through the sectors and counts those of the groups named, or all but them. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { all, asked } = sectorsAsked(sheet);
    const counted = asked.reduce((sum, parts) => sum + parts, 0);
    const isRest = wordsOf(sheet.stem).includes('به جز');
    if (asked.length !== (sheet.form === 'compare' ? 2 : 1)) throw new Error('not these groups');
    return { kind: 'fraction', numerator: isRest ? all - counted : counted, denominator: all };
  },
};
