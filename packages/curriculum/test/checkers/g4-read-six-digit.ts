import type { SkillChecker } from '../question-readers/checker.ts';
import { heardNumber, quoted } from '../question-readers/number-words.ts';
import { formulas, nodeValue, nth, only, wordsOf } from '../question-readers/sheet.ts';

/** Hears each option, or the words of the stem, and keeps the one option that says the number shown. */
export const checker: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');

    const target =
      form === 'reverse' ? heardNumber(nth(quoted(wordsOf(stem)), 0)) : Number(nodeValue(nth(formulas(stem), 0)).n);
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t === 'text') return heardNumber(piece.text) === target;
      return piece.math.t === 'number' && Number(piece.math.value) === target;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
