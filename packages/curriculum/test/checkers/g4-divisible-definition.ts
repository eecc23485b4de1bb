import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

/** Takes the divisor away until less is left, and checks each option by what that leaves. */
const own: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(stem);
    const numbers = numbersInWords(stem);
    const [, rest] = takenAway(nth(numbers, 0), nth(numbers, 1));
    const divides = rest === 0;
    const says = form === 'find-mistake' ? words.includes('بخش‌پذیر است.»') === divides : divides;
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'text') throw new Error('no words');
      return ['درست می‌گوید', 'بله', 'بخش‌پذیر است'].includes(piece.text) === says;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
