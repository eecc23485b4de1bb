import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nodeValue, wordsOf } from '../question-readers/sheet.ts';

/** Finds the smallest again and again; the words tell from which end to begin. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to be put in order');
    const rising = /از کوچک به بزرگ|کوتاه‌ترین|سبک‌ترین|کمتر آب|کم‌باران|سریع‌ترین/.test(wordsOf(sheet.stem));
    const left = [...sheet.answer.items];
    const row: string[] = [];
    while (left.length > 0) {
      const smallest = left.reduce((best, item) =>
        nodeValue(item.math).compare(nodeValue(best.math)) < 0 ? item : best,
      );
      row.push(smallest.id);
      left.splice(left.indexOf(smallest), 1);
    }
    return { kind: 'order', items: rising ? row : row.reverse() };
  },
};

export const checker = withNumberSets(own, 'multiple-select', 'categorize');
