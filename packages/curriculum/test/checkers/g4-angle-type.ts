import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, only } from '../question-readers/sheet.ts';

/** By the arms alone: the cosine between them is above 0, none, or below. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const arms = figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
      shape.t === 'line' && 'length' in shape.to && 'degrees' in shape.to ? [(shape.to.degrees * Math.PI) / 180] : [],
    );
    const [one = 0, other = 0] = arms;
    const cosine = Math.cos(one) * Math.cos(other) + Math.sin(one) * Math.sin(other);
    const name = Math.abs(cosine) < 1e-9 ? 'راست' : cosine > 0 ? 'تند' : 'باز';
    return {
      kind: 'choice',
      option: only(sheet.answer.options.filter(({ content }) => JSON.stringify(content).includes(name))).id,
    };
  },
};

export const checker = withNumberSets(own, 'categorize');
