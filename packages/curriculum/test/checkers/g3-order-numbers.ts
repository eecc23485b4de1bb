import type { SkillChecker } from '../reading/checker.ts';
import { worthOf } from '../reading/sheet.ts';

/** Takes the smallest or largest that is left, again and again. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to put in order');
    const isRising = sheet.answer.ends[0] === 'کوچک‌ترین';
    const left = [...sheet.answer.items];
    const items: string[] = [];
    while (left.length > 0) {
      const worths = left.map(({ math }) => worthOf(math).numerator);
      const next = worths.indexOf(isRising ? Math.min(...worths) : Math.max(...worths));
      items.push(...left.splice(next, 1).map(({ id }) => id));
    }
    return { kind: 'order', items };
  },
};
