import type { SkillChecker } from '../question-readers/checker.ts';
import { only, sides, termsValue } from '../question-readers/sheet.ts';

/** Works every option out: one alone is false. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const wrong = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no formula');
      const [left, right] = sides(piece.math);
      return !termsValue(left).equals(termsValue(right));
    });
    return { kind: 'choice', option: only(wrong).id };
  },
};
