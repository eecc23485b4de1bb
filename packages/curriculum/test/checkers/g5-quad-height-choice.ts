import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnArea } from '../question-readers/drawn-areas.ts';
import { figureOf, only } from '../question-readers/sheet.ts';

function ascii(digits: string): number {
  return Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Measures the drawing and keeps the one list of lengths that gives as much: two as diagonals, three as sides and height. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const figure = figureOf(sheet, 'drawing');
    const area = drawnArea(figure);
    const isRhombus = figure.description.startsWith('لوزی');
    const fits = sheet.answer.options.filter(({ content }) => {
      const lengths = (
        content
          .map((piece) => (piece.t === 'text' ? piece.text : ''))
          .join('')
          .match(/[۰-۹]+/g) ?? []
      ).map(ascii);
      const [a = 0, b = 0, h] = lengths;
      if (isRhombus) return h === undefined && (a * b) / 2 === area;
      return h !== undefined && ((a + b) * h) / 2 === area;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
