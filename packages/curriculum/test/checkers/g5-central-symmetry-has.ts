import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, only } from '../question-readers/sheet.ts';
import { outlines, turnsOf } from '../question-readers/symmetries.ts';

/** Turns each drawn shape and sees which of them fits itself after a half turn. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { shapes } = figureOf(sheet, 'drawing');
    const letters = shapes.flatMap((shape) =>
      shape.t === 'text' && shape.text.t === 'words' ? [shape.text.text] : [],
    );
    const fits = outlines(shapes).map((corners) => (turnsOf(corners) % 2 === 0) !== (sheet.form === 'reverse'));
    const letter = only(letters.filter((_, index) => nth(fits, index)));
    const option = only(
      sheet.answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && piece.text === `شکل ${letter}`;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};
