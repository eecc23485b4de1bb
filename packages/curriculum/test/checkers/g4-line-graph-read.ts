import { charted, named } from '../question-readers/charted.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Reads the points by their names. */
export const checker: SkillChecker = {
  solve: ({ form, figure, stem }) => {
    const points = charted(figure);
    const values = named(points, wordsOf(stem.slice(0, 1)));
    const answer = () => {
      switch (form) {
        case 'reverse': {
          const statement = nth(numbersInWords(stem), 0);
          if (points.filter(([, value]) => value === statement).length !== 1) throw new Error('not one point');
          return points.findIndex(([, value]) => value === statement) + 1;
        }
        case 'story':
          return points.reduce((sum, [, value]) => sum + value, 0);
        case 'figure':
          return nth(values, 0);
        default:
          return nth(values, 0) - nth(values, 1);
      }
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};
