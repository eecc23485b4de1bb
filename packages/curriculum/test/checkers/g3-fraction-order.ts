import type { SkillChecker } from '../question-readers/checker.ts';
import { printedPair } from '../question-readers/same-parts.ts';

/** Takes what is left over that no other is smaller than, by cross multiplication. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to put in order');
    const isRising = sheet.answer.ends[0] === 'کوچک‌ترین';
    const left = [...sheet.answer.items];
    const items: string[] = [];
    while (left.length > 0) {
      const next = left.findIndex(({ math }) => {
        const [a, b] = printedPair(math);
        return left.every((other) => {
          const [c, d] = printedPair(other.math);
          return isRising ? a * d <= c * b : a * d >= c * b;
        });
      });
      items.push(...left.splice(next, 1).map(({ id }) => id));
    }
    return { kind: 'order', items };
  },
};
