import { plainLine } from '../../src/content/plain.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { quadsThatFit } from '../question-readers/quad-models.ts';
import { only } from '../question-readers/sheet.ts';

/** Finds for each card the one model of which all is true that it says. */
export const checker: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('no cards');
    return {
      kind: 'match',
      pairs: answer.second.map(({ id, content }) => {
        const name = only(quadsThatFit(plainLine(content)));
        return [only(answer.first.filter((item) => plainLine(item.content) === name)).id, id];
      }),
    };
  },
};
