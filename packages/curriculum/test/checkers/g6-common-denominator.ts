import type { SkillChecker } from '../reading/checker.ts';
import { printedFractions } from '../reading/same-parts.ts';
import { numbersInWords } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** Counts up one by one until every number of parts goes into it. */
  solve: (sheet) => {
    const drawn = sheet.figure?.t === 'bars' ? sheet.figure.bars.map(({ parts }) => parts) : [];
    const printed = printedFractions(sheet).map(([, bottom]) => bottom);
    const bottoms = drawn.length > 0 ? drawn : printed.length > 0 ? printed : numbersInWords(sheet.stem);
    if (bottoms.length < 2) throw new Error('fewer than two denominators');
    let common = 1;
    while (bottoms.some((bottom) => common % bottom !== 0)) common += 1;
    return { kind: 'integer', values: [String(common)] };
  },
};
