import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Changes toman for rial one by one, ten for each. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'integer') throw new Error('no box');
    const given = nth(numbersInWords(sheet.stem), 0);
    const wantsRial = sheet.answer.blanks[0]?.unit === 'ریال';
    let toman = 0;
    let rial = 0;
    while (wantsRial ? toman < given : rial < given) {
      toman += 1;
      rial += 10;
    }
    return { kind: 'integer', values: [String(wantsRial ? rial : toman)] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
