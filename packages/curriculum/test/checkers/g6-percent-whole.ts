import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Tries wholes, one after another. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const bar = sheet.form === 'figure' ? nth(figureOf(sheet, 'bars').bars, 0) : null;
    const share = bar ? (bar.shaded * 100) / bar.parts : nth(numbers, 0);
    const statement = nth(numbers, 1);
    for (let whole = 1; whole <= 20_000; whole += 1) {
      const part = whole * share;
      if ((sheet.form === 'reverse' ? whole * 100 - part : part) === statement * 100) {
        return { kind: 'integer', values: [String(whole)] };
      }
    }
    throw new Error('no whole fits');
  },
};
