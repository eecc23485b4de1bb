import type { SkillChecker } from '../question-readers/checker.ts';
import { measuredIn } from '../question-readers/measured.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { takenAway, timesByDoubling } from '../question-readers/whole-arithmetic.ts';

const seconds: Readonly<Record<string, number>> = { ساعت: 3600, دقیقه: 60, ثانیه: 1 };

/** Counts the time in seconds and pours it into the boxes, or into the unit asked. */
const own: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem.slice(form === 'find-mistake' ? 1 : 0, form === 'find-mistake' ? 2 : 1));
    const all = measuredIn(words, Object.keys(seconds)).reduce(
      (sum, [count, unit]) => sum + timesByDoubling(count, seconds[unit] ?? 0),
      0,
    );
    let left = all;
    const values = answer.blanks.map(({ label, unit }) => {
      const [times, rest] = takenAway(left, seconds[label ?? unit ?? ''] ?? Number.NaN);
      left = rest;
      return String(times);
    });
    if (left !== 0) throw new Error('the boxes do not hold it all');
    return { kind: 'integer', values };
  },
};

export const checker = withNumberSets(own, 'table-cells');
