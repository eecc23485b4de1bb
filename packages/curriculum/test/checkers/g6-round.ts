import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../reading/approximation.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { everyNumber } from '../reading/every-number.ts';
import { nth } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const unit = unitAsked(sheet);
    const formula = sheet.stem.find((block) => block.t === 'display');
    const value = nth(everyNumber(formula === undefined ? sheet.stem : [formula]), 0);
    return asDecimalKey(inUnits(value, unit, isCutAsked(sheet)));
  },
};
