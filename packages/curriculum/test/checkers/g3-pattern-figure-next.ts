import type { SkillChecker } from '../question-readers/checker.ts';
import { pairsShown, walkTo } from '../question-readers/patterns.ts';
import { wordsOf } from '../question-readers/sheet.ts';

/** Counts the pieces that are drawn and goes on figure by figure. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const asked = /شکل شمارهٔ ([۴-۶])/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    return { kind: 'integer', values: [String(walkTo(pairsShown(sheet), '۰۱۲۳۴۵۶'.indexOf(asked)))] };
  },
};
