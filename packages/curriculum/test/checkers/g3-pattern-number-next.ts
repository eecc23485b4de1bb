import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, only, terms } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Tries every number in the box until all neighbors are equally far apart. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const list = terms(only(formulas(stem))).filter(({ t }) => t !== 'operator');
    const fits: number[] = [];
    for (let value = 0; value <= 1000; value += 1) {
      const row = list.map((node) => (node.t === 'number' ? Number(node.value) : value));
      const gaps = row.slice(1).map((term, index) => term - (row[index] ?? 0));
      if (new Set(gaps).size === 1) fits.push(value);
    }
    return whole(only(fits));
  },
};
