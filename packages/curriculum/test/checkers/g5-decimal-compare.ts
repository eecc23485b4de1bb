import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';

/** Writes all with the same number of digits on both sides of the mark and compares them as text. */
const own: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'order') throw new Error('not an order');
    const text = ({ math }: (typeof answer.items)[number]) => {
      const [whole = '', part = ''] = (math.t === 'number' ? math.value : '').split('.');
      return `${whole.padStart(6, '0')}${part.padEnd(6, '0')}`;
    };
    const items = [...answer.items].sort((a, b) => (text(a) < text(b) ? -1 : 1)).map(({ id }) => id);
    return { kind: 'order', items: answer.ends[0] === 'بزرگ‌ترین' ? items.reverse() : items };
  },
};

export const checker = withNumberSets(own, 'multiple-select', 'categorize');
