import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, only, terms, termsValue } from '../question-readers/sheet.ts';

/** Carries every division out and keeps the one with the same result. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const asked = termsValue(terms(nth(formulas(sheet.stem), 0)));
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = nth(content, 0);
      return piece.t === 'math' && termsValue(terms(piece.math)).equals(asked);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
