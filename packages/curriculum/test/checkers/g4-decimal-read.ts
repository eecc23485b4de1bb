import type { SkillChecker } from '../reading/checker.ts';
import { heardDecimal } from '../reading/heard-decimals.ts';
import { quoted } from '../reading/number-words.ts';
import { formulas, nth, only, wordsOf, worthOf } from '../reading/sheet.ts';

/** Hears each option and keeps the one worth what is shown. */
export const checker: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const target = form === 'reverse' ? heardDecimal(nth(quoted(wordsOf(stem)), 0)) : worthOf(nth(formulas(stem), 0));
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return (piece.t === 'text' ? heardDecimal(piece.text) : worthOf(piece.math)).equals(target);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
