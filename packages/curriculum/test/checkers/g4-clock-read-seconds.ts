import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';

/** Lets the clock run from twelve, second by second, until its hands are as they are drawn. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { hour, minute, second } = nth(figureOf(sheet, 'clock').clocks, 0);
    let [h, m, s] = [12, 0, 0];
    for (let ran = 0; ran < 12 * 3600; ran += 1) {
      if (h === hour && m === minute && s === (second ?? 0))
        return { kind: 'clock', hour: h, minute: m, ...(second === undefined ? {} : { second: s }) };
      s += 1;
      if (s === 60) [s, m] = [0, m + 1];
      if (m === 60) [m, h] = [0, (h % 12) + 1];
    }
    throw new Error('no such time');
  },
};
