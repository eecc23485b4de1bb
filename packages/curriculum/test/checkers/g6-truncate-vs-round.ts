import { inUnits, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nth, only } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Both methods are done and compared with the shown result; each option is tried. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const unit = unitAsked(sheet);
    const formula = sheet.stem.find((block) => block.t === 'display');
    const numbers = everyNumber(formula === undefined ? sheet.stem : [formula]);
    const [value, result] = [nth(numbers, 0), nth(numbers, -1)];
    const isCut = inUnits(value, unit, true).equals(result);
    const isRound = inUnits(value, unit, false).equals(result);
    const truth: Readonly<Record<string, boolean>> = {
      'قطع کردن': isCut && !isRound,
      'گرد کردن': isRound && !isCut,
      'هر دو': isCut && isRound,
      هیچ‌کدام: !isCut && !isRound,
    };
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && truth[piece.text];
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
