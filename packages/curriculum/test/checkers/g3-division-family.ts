import type { SkillChecker } from '../reading/checker.ts';
import { only, sides, worthOfTerms } from '../reading/sheet.ts';

/** Works every option out: one alone is false. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const wrong = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no formula');
      const [left, right] = sides(piece.math);
      return !worthOfTerms(left).equals(worthOfTerms(right));
    });
    return { kind: 'choice', option: only(wrong).id };
  },
};
