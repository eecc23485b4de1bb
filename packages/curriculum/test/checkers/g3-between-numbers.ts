import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nodeValue, nth, numbersInWords, only } from '../question-readers/sheet.ts';

/** Walks from the lower bound to the upper one and meets a single option on the way. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const statement = numbersInWords(sheet.stem);
    const matchesKey = (from: number, to: number, value: number): boolean => {
      for (let at = from + 1; at < to; at += 1) if (at === value) return true;
      return false;
    };
    const fits = sheet.answer.options.filter(({ content }) => {
      if (sheet.form === 'reverse') {
        const [from = 0, to = 0] = numbersInWords([{ t: 'paragraph', content }]);
        return matchesKey(from, to, nth(statement, 0));
      }
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no number');
      return matchesKey(nth(statement, 0), nth(statement, 1), nodeValue(piece.math).numerator);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
