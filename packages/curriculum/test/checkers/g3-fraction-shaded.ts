import type { SkillChecker } from '../question-readers/checker.ts';
import { unitsOf } from '../question-readers/same-parts.ts';
import { nth } from '../question-readers/sheet.ts';

/** Counts the parts that are drawn, square by square where there are rows. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    let [all, shaded] = [0, 0];
    if (figure?.t === 'area') {
      for (let square = 0; square < figure.rows * figure.columns; square += 1) {
        all += 1;
        if (Math.floor(square / figure.columns) < figure.shadedRows) shaded += 1;
      }
    } else {
      const unit = nth(unitsOf(sheet), 0);
      [all, shaded] = [unit.parts, unit.shaded];
    }
    return { kind: 'fraction', numerator: sheet.form === 'reverse' ? all - shaded : shaded, denominator: all };
  },
};
