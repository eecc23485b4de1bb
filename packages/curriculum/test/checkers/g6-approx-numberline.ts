import { inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, only, valueAt } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = inUnits(nodeValue(nth(formulas(sheet.stem), 0)), unitAsked(sheet), isCutAsked(sheet));
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};
