import { charted } from '../question-readers/charted.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, only, wordsOf } from '../question-readers/sheet.ts';

/** Works out the change of every interval among the options and of the whole graph; the one asked for is the largest of all. */
export const checker: SkillChecker = {
  solve: ({ figure, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const points = charted(figure);
    const sign = wordsOf(stem).includes('بیشترین کاهش') ? -1 : 1;
    const changes = points.slice(1).map(([label, value], index) => {
      const [before, was] = nth(points, index);
      return { words: `از ${before} تا ${label}`, change: sign * (value - was) };
    });
    const most = Math.max(...changes.map(({ change }) => change));
    const { words } = only(changes.filter(({ change }) => change === most));
    return {
      kind: 'choice',
      option: only(
        answer.options.filter(({ content }) => only(content).t === 'text' && JSON.stringify(content).includes(words)),
      ).id,
    };
  },
};
