import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { printedFractions, printedPair } from '../question-readers/same-parts.ts';
import { nth, only } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** Every option is tried against both fractions by cross multiplication. */
  solve: (sheet) => {
    const { answer, figure } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const pairs =
      figure?.t === 'bars' ? figure.bars.map(({ shaded, parts }) => [shaded, parts] as const) : printedFractions(sheet);
    const [one, other] = [nth(pairs, -2), nth(pairs, -1)];
    const isLess = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => a * d < c * b;
    const [low, high] = isLess(one, other) ? [one, other] : [other, one];
    const inside = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no fraction');
      const pair = printedPair(piece.math);
      return isLess(low, pair) && isLess(pair, high);
    });
    return { kind: 'choice', option: only(inside).id };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
