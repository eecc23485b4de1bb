import type { SkillChecker } from '../question-readers/checker.ts';
import { heardDecimal } from '../question-readers/heard-decimals.ts';
import { quoted } from '../question-readers/number-words.ts';
import { formulas, nodeValue, nth, only, wordsOf } from '../question-readers/sheet.ts';

/** Hears each option and keeps the one worth what is shown. */
export const checker: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const target = form === 'reverse' ? heardDecimal(nth(quoted(wordsOf(stem)), 0)) : nodeValue(nth(formulas(stem), 0));
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return (piece.t === 'text' ? heardDecimal(piece.text) : nodeValue(piece.math)).equals(target);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
