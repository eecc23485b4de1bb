import type { SkillChecker } from '../reading/checker.ts';
import { everyNumber } from '../reading/every-number.ts';
import { figureOf, nth } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** Tries wholes, one after another. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const bar = sheet.form === 'figure' ? nth(figureOf(sheet, 'bars').bars, 0) : null;
    const share = bar ? (bar.shaded * 100) / bar.parts : nth(numbers, 0);
    const told = nth(numbers, 1);
    for (let whole = 1; whole <= 20_000; whole += 1) {
      const part = whole * share;
      if ((sheet.form === 'reverse' ? whole * 100 - part : part) === told * 100) {
        return { kind: 'integer', values: [String(whole)] };
      }
    }
    throw new Error('no whole fits');
  },
};
