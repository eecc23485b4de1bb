import type { SkillChecker } from '../question-readers/checker.ts';
import { dealt } from '../question-readers/equal-piles.ts';
import { printedFractions, unitsOf } from '../question-readers/same-parts.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Deals the whole into piles and takes the used ones away; a whole that is asked is found by trying every one. */
  solve: (sheet) => {
    const part = only(printedFractions(sheet));
    const statement = nth(numbersInWords(sheet.stem), 0);
    if (sheet.figure) {
      const { shaded, parts } = only(unitsOf(sheet));
      if (shaded !== part[0] || parts !== part[1]) throw new Error('the bar shows another fraction');
    }
    if (sheet.form !== 'reverse') return { kind: 'integer', values: [String(statement - dealt(statement, part))] };
    const isRestStatement = wordsOf(sheet.stem).includes('مانده');
    const found: number[] = [];
    for (let whole = part[1]; whole <= 1000; whole += part[1]) {
      const used = dealt(whole, part);
      if ((isRestStatement ? whole - used : used) === statement) found.push(whole);
    }
    return { kind: 'integer', values: [String(only(found))] };
  },
};
