import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { printedPair } from '../question-readers/same-parts.ts';
import { formulas, nth, only } from '../question-readers/sheet.ts';

/** By cross products. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const [shown] = formulas(stem);
    const statement = everyNumber(stem).map(({ numerator }) => numerator);
    const [a, b] = shown === undefined ? [nth(statement, 0), nth(statement, 1)] : printedPair(shown);
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('no fraction');
      const [c, d] = printedPair(piece.math);
      return a * d === b * c;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
