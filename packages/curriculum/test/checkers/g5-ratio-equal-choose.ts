import type { SkillChecker } from '../reading/checker.ts';
import { everyNumber } from '../reading/every-number.ts';
import { printedPair } from '../reading/same-parts.ts';
import { formulas, nth, only } from '../reading/sheet.ts';

/** By cross products. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const [shown] = formulas(stem);
    const told = everyNumber(stem).map(({ numerator }) => numerator);
    const [a, b] = shown === undefined ? [nth(told, 0), nth(told, 1)] : printedPair(shown);
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('no fraction');
      const [c, d] = printedPair(piece.math);
      return a * d === b * c;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
