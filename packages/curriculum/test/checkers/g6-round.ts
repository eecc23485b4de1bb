import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nth } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const unit = unitAsked(sheet);
    const formula = sheet.stem.find((block) => block.t === 'display');
    const value = nth(everyNumber(formula === undefined ? sheet.stem : [formula]), 0);
    return asDecimalKey(inUnits(value, unit, isCutAsked(sheet)));
  },
};
