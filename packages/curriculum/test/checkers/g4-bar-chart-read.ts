import { charted, named } from '../question-readers/charted.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

/** Reads the bars by their names; how many times as much is found by taking away. */
export const checker: SkillChecker = {
  solve: ({ form, figure, stem }) => {
    const bars = charted(figure);
    const values = named(bars, wordsOf(stem.slice(0, 1)));
    const answer = () => {
      switch (form) {
        case 'story':
          return bars.reduce((sum, [, value]) => sum + value, 0);
        case 'figure':
          return nth(values, 0);
        case 'reverse': {
          const [times, rest] = takenAway(nth(values, 0), nth(values, 1));
          if (rest !== 0) throw new Error('no whole number of times');
          return times;
        }
        default:
          return nth(values, 0) - nth(values, 1);
      }
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};
