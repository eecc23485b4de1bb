import { inUnits, isCutAsked, unitAsked } from '../reading/approximation.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { formulas, nth, only, valueAt, worthOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = inUnits(worthOf(nth(formulas(sheet.stem), 0)), unitAsked(sheet), isCutAsked(sheet));
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};
