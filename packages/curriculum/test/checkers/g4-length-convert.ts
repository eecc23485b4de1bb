import type { SkillChecker } from '../question-readers/checker.ts';
import { measuredIn } from '../question-readers/measured.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

const millimetres: Readonly<Record<string, number>> = { میلی‌متر: 1, سانتی‌متر: 10, متر: 1000, کیلومتر: 1_000_000 };

/** The length in millimetres, poured into the boxes. */
const own: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem.slice(form === 'find-mistake' ? 1 : 0, form === 'find-mistake' ? 2 : 1));
    let left = measuredIn(words, Object.keys(millimetres)).reduce(
      (sum, [count, unit]) => sum + count * (millimetres[unit] ?? 0),
      0,
    );
    const values = answer.blanks.map(({ label, unit }) => {
      const [times, rest] = takenAway(left, millimetres[label ?? unit ?? ''] ?? Number.NaN);
      left = rest;
      return String(times);
    });
    if (left !== 0) throw new Error('the boxes do not hold it all');
    return { kind: 'integer', values };
  },
};

export const checker = withNumberSets(own, 'table-cells');
