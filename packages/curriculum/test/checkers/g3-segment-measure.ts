import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Goes along the ruler, millimetre by millimetre or centimetre by centimetre. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { from, to } = figureOf(sheet, 'ruler').object;
    const pace = wordsOf(sheet.stem).includes('میلی‌متر') ? 1 : 10;
    let paces = 0;
    for (let at = from; at < to; at += pace) paces += 1;
    return whole(paces);
  },
};
