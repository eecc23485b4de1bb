import type { SkillChecker } from '../question-readers/checker.ts';

/** Compares as text: first by length, then letter by letter. */
export const checker: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'order') throw new Error('not an order');
    const falling = answer.ends[0] === 'بزرگ‌ترین';
    const text = (item: (typeof answer.items)[number]) =>
      item.math.t === 'number' ? item.math.value.padStart(15, '0') : '';
    const items = [...answer.items].sort((a, b) => (text(a) < text(b) ? -1 : 1)).map(({ id }) => id);
    return { kind: 'order', items: falling ? items.reverse() : items };
  },
};
