import type { SkillChecker } from '../question-readers/checker.ts';
import { sidesNamed } from '../question-readers/polygon-words.ts';
import { wordsOf } from '../question-readers/sheet.ts';

/** Walks round the figure: at each corner the turn and the angle make a half turn, all turns together one full turn. */
export const checker: SkillChecker = {
  solve: ({ stem, figure }) => {
    const words = wordsOf(stem);
    const [polygon] = figure?.t === 'drawing' ? figure.shapes : [];
    const corners = polygon?.t === 'polygon' ? polygon.points.length : sidesNamed(words);
    let sum = -360;
    for (let corner = 0; corner < corners; corner += 1) sum += 180;
    const value = /هر زاویه|یک گوشه|هر گوشه/.test(words) ? sum / corners : sum;
    return { kind: 'integer', values: [String(value)] };
  },
};
