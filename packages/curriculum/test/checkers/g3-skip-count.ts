import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, only, terms } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Tries every hop, forwards and backwards, until all numbers that are seen are in the count. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const list = terms(only(formulas(stem)))
      .filter(({ t }) => t !== 'operator')
      .map((node) => (node.t === 'number' ? Number(node.value) : null));
    const fits: number[][] = [];
    for (let hop = -100; hop <= 100; hop += 1) {
      const row = list.map((_, index) => (list[0] ?? 0) + index * hop);
      if (hop !== 0 && list.every((term, index) => term === null || term === row[index])) fits.push(row);
    }
    const row = only(fits);
    return whole(...row.filter((_, index) => list[index] === null));
  },
};
