import type { SkillChecker } from '../question-readers/checker.ts';
import { filledArea } from '../question-readers/filled-squares.ts';
import { figureOf, nth, only } from '../question-readers/sheet.ts';

/** Weighs each option against the filled halves of both boards. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { boards } = figureOf(sheet, 'cells');
    const [one, other] = [nth(boards, 0), nth(boards, 1)];
    const fits = sheet.answer.options.filter(({ content }) => {
      const words = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      if (words.includes('مساوی')) return filledArea(one) === filledArea(other);
      const [more, less] = words.includes(`«${one.label ?? ''}»`) ? [one, other] : [other, one];
      return filledArea(more) > filledArea(less);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
