import type { SkillChecker } from '../reading/checker.ts';
import { dealt } from '../reading/equal-piles.ts';
import { printedFractions, unitsOf } from '../reading/same-parts.ts';
import { nth, numbersInWords, only, wordsOf } from '../reading/sheet.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Deals the centimetres into equal piles; a whole length is found by trying. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const length = wordsOf(sheet.stem).includes('یک متر') ? 100 : nth(numbersInWords(sheet.stem), 0);
    const unit = sheet.form === 'figure' ? nth(unitsOf(sheet), 0) : undefined;
    const [top, bottom] = unit === undefined ? nth(printedFractions(sheet), 0) : [unit.shaded, unit.parts];
    if (sheet.form !== 'reverse') return whole(dealt(length, [top, bottom]));
    const fits = [...Array(201).keys()].filter(
      (each) => each > 0 && each % bottom === 0 && dealt(each, [top, bottom]) === length,
    );
    return whole(only(fits));
  },
};
