import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Counts bundle after bundle, up to the number or through the bundles. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const given = nth(numbersInWords(sheet.stem), 0);
    const size = wordsOf(sheet.stem).includes('صدتایی') ? 100 : 10;
    let total = 0;
    let bundles = 0;
    while (sheet.form === 'reverse' ? bundles < given : total < given) {
      total += size;
      bundles += 1;
    }
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? total : bundles)] };
  },
};
