import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nodeValue } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** Walks along the line from the left and takes each number as it is met. */
  solve: ({ answer }) => {
    if (answer.kind !== 'order') throw new Error('not an order');
    const items: string[] = [];
    for (let at = -60; at <= 60; at += 1) {
      for (const { id, math } of answer.items) if (nodeValue(math).n === BigInt(at)) items.push(id);
    }
    return { kind: 'order', items };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
