import type { SkillChecker } from '../reading/checker.ts';
import { dealt } from '../reading/equal-piles.ts';
import { printedFractions, unitsOf } from '../reading/same-parts.ts';
import { nth, numbersInWords, only, wordsOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** Deals the whole into piles and takes the used ones away; a whole that is asked is found by trying every one. */
  solve: (sheet) => {
    const part = only(printedFractions(sheet));
    const told = nth(numbersInWords(sheet.stem), 0);
    if (sheet.figure) {
      const { shaded, parts } = only(unitsOf(sheet));
      if (shaded !== part[0] || parts !== part[1]) throw new Error('the bar shows another fraction');
    }
    if (sheet.form !== 'reverse') return { kind: 'integer', values: [String(told - dealt(told, part))] };
    const isRestTold = wordsOf(sheet.stem).includes('مانده');
    const found: number[] = [];
    for (let whole = part[1]; whole <= 1000; whole += part[1]) {
      const used = dealt(whole, part);
      if ((isRestTold ? whole - used : used) === told) found.push(whole);
    }
    return { kind: 'integer', values: [String(only(found))] };
  },
};
