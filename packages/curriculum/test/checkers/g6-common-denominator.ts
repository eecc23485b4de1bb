import type { SkillChecker } from '../question-readers/checker.ts';
import { printedFractions } from '../question-readers/same-parts.ts';
import { numbersInWords } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Counts up one by one until every number of parts goes into it. */
  solve: (sheet) => {
    const drawn = sheet.figure?.t === 'bars' ? sheet.figure.bars.map(({ parts }) => parts) : [];
    const printed = printedFractions(sheet).map(([, denominator]) => denominator);
    const denominators = drawn.length > 0 ? drawn : printed.length > 0 ? printed : numbersInWords(sheet.stem);
    if (denominators.length < 2) throw new Error('fewer than two denominators');
    let common = 1;
    while (denominators.some((denominator) => common % denominator !== 0)) common += 1;
    return { kind: 'integer', values: [String(common)] };
  },
};
