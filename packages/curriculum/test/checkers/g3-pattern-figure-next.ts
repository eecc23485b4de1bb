import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { pairsShown, walkTo } from '../question-readers/patterns.ts';
import { wordsOf } from '../question-readers/sheet.ts';

/** Counts the pieces that are drawn and goes on figure by figure. */
const own: SkillChecker = {
  solve: (sheet) => {
    const asked = /شکل شمارهٔ ([۴-۶])/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    return { kind: 'integer', values: [String(walkTo(pairsShown(sheet), '۰۱۲۳۴۵۶'.indexOf(asked)))] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
