import type { SkillChecker } from '../question-readers/checker.ts';
import { dealt } from '../question-readers/equal-piles.ts';
import { printedFractions, unitsOf } from '../question-readers/same-parts.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Deals the centimetres into equal piles; a whole length is found by trying. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const length = wordsOf(sheet.stem).includes('یک متر') ? 100 : nth(numbersInWords(sheet.stem), 0);
    const unit = sheet.form === 'figure' ? nth(unitsOf(sheet), 0) : undefined;
    const [numerator, denominator] = unit === undefined ? nth(printedFractions(sheet), 0) : [unit.shaded, unit.parts];
    if (sheet.form !== 'reverse') return whole(dealt(length, [numerator, denominator]));
    const fits = [...Array(201).keys()].filter(
      (each) => each > 0 && each % denominator === 0 && dealt(each, [numerator, denominator]) === length,
    );
    return whole(only(fits));
  },
};
