import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, only } from '../question-readers/sheet.ts';
import { axesOf, outlines, turnsOf } from '../question-readers/symmetries.ts';

/** Folds and turns the drawn shape; each sentence is tested against what came of it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const corners = nth(outlines(figureOf(sheet, 'drawing').shapes), 0);
    const [hasAxis, hasCentre] = [axesOf(corners) > 0, turnsOf(corners) % 2 === 0];
    const truths: Readonly<Record<string, boolean>> = {
      'هم خط تقارن دارد و هم مرکز تقارن': hasAxis && hasCentre,
      'فقط خط تقارن دارد': hasAxis && !hasCentre,
      'فقط مرکز تقارن دارد': !hasAxis && hasCentre,
      'نه خط تقارن دارد و نه مرکز تقارن': !hasAxis && !hasCentre,
    };
    const option = only(
      sheet.answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && truths[piece.text] === true;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};
