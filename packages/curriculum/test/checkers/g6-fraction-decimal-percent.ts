import type { SkillChecker } from '../reading/checker.ts';
import { only, worthOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** Each card is tried with each card of the other column. */
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('nothing to be joined');
    const worth = (content: (typeof answer.first)[number]['content']) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('a card without a number');
      return worthOf(piece.math);
    };
    return {
      kind: 'match',
      pairs: answer.first.map(({ id, content }) => {
        const fits = answer.second.filter((other) => worth(other.content).equals(worth(content)));
        return [id, only(fits).id] as const;
      }),
    };
  },
};
