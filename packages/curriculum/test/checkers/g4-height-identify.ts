import { plainLine } from '../../src/content/plain.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { figureOf, only } from '../question-readers/sheet.ts';

/** Looks for the segments that are on the line of the base and make a right angle with it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const lines = figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
      shape.t === 'line' && shape.label?.t === 'words'
        ? [{ name: shape.label.text, from: spot(shape.from), to: spot(shape.to) }]
        : [],
    );
    const base = only(lines.filter(({ name }) => name === 'قاعده'));
    const along = [base.to[0] - base.from[0], base.to[1] - base.from[1]] as const;
    const heights = lines.filter(({ name, from, to }) => {
      if (name === 'قاعده') return false;
      const isUpright = along[0] * (to[0] - from[0]) + along[1] * (to[1] - from[1]) === 0;
      const off = (point: readonly [number, number]) =>
        along[0] * (point[1] - base.from[1]) - along[1] * (point[0] - base.from[0]);
      return isUpright && (off(from) === 0 || off(to) === 0);
    });
    const { name } = only(heights);
    return {
      kind: 'choice',
      option: only(answer.options.filter(({ content }) => plainLine(content) === `پاره‌خط «${name}»`)).id,
    };
  },
};
