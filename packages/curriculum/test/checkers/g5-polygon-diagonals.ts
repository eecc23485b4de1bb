import type { SkillChecker } from '../question-readers/checker.ts';
import { sidesNamed } from '../question-readers/polygon-words.ts';
import { wordsOf } from '../question-readers/sheet.ts';

/** Joins every two corners that are not neighbors and counts, all of them or those at one corner. */
export const checker: SkillChecker = {
  solve: ({ stem, figure }) => {
    const words = wordsOf(stem);
    const [polygon] = figure?.t === 'drawing' ? figure.shapes : [];
    const corners = polygon?.t === 'polygon' ? polygon.points.length : sidesNamed(words);
    let all = 0;
    let atFirst = 0;
    for (let one = 0; one < corners; one += 1) {
      for (let two = one + 1; two < corners; two += 1) {
        const apart = Math.min(two - one, corners - two + one);
        if (apart < 2) continue;
        all += 1;
        if (one === 0) atFirst += 1;
      }
    }
    const isOne = /از رأس|از یک (?:رأس|گوشه|میخ)|با همه جز/.test(words);
    return { kind: 'integer', values: [String(isOne ? atFirst : all)] };
  },
};
