import { plainLine } from '../../src/content/plain.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { polygonSides } from '../reading/drawn-lengths.ts';
import { featuresOf, quadNamed, quadsThatFit } from '../reading/quad-models.ts';
import { only, wordsOf } from '../reading/sheet.ts';

/** Measures the drawn figure, or asks of which model all is true that is told. */
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
