import type { SkillChecker } from '../question-readers/checker.ts';
import { nodeValue } from '../question-readers/sheet.ts';

/** Takes the smallest or largest that is left, again and again. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to put in order');
    const isRising = sheet.answer.ends[0] === 'کوچک‌ترین';
    const left = [...sheet.answer.items];
    const items: string[] = [];
    while (left.length > 0) {
      const values = left.map(({ math }) => nodeValue(math).numerator);
      const next = values.indexOf(isRising ? Math.min(...values) : Math.max(...values));
      items.push(...left.splice(next, 1).map(({ id }) => id));
    }
    return { kind: 'order', items };
  },
};
