import { plainLine } from '../../src/content/plain.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { polygonSides } from '../question-readers/drawn-lengths.ts';
import { featuresOf, quadNamed, quadsThatFit } from '../question-readers/quad-models.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

/** Measures the drawn figure, or asks of which model all is true that is stated. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const name =
      sheet.figure === undefined
        ? only(quadsThatFit(wordsOf(sheet.stem.slice(0, 1))))
        : quadNamed(featuresOf(polygonSides(sheet).map(({ from }) => from)));
    return {
      kind: 'choice',
      option: only(sheet.answer.options.filter(({ content }) => plainLine(content) === name)).id,
    };
  },
};
