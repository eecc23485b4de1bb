import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nodeValue, only } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** Each card is tried with each card of the other column. */
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('nothing to be joined');
    const value = (content: (typeof answer.first)[number]['content']) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('a card without a number');
      return nodeValue(piece.math);
    };
    return {
      kind: 'match',
      pairs: answer.first.map(({ id, content }) => {
        const fits = answer.second.filter((other) => value(other.content).equals(value(content)));
        return [id, only(fits).id] as const;
      }),
    };
  },
};

export const checker = withNumberSets(own, 'categorize');
