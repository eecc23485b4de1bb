import type { SkillChecker } from '../reading/checker.ts';
import { printedFractions } from '../reading/same-parts.ts';
import { nth, numbersInWords, type Sheet } from '../reading/sheet.ts';
import { takenAway } from '../reading/whole-arithmetic.ts';

function parts(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'reverse') return [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
  const told = printedFractions(sheet);
  if (sheet.form !== 'story') return nth(told, 0);
  const numbers = numbersInWords(sheet.stem);
  // Either one unit's part is a fraction and the pieces are counted, or both are told in whole numbers, the unit's parts first.
  return told.length > 0 ? [nth(numbers, 0), nth(told, 0)[1]] : [nth(numbers, 1), nth(numbers, 0)];
}

/** Takes whole units away until less than one is left. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [top, bottom] = parts(sheet);
    const [whole, left] = takenAway(top, bottom);
    return { kind: 'mixed', whole, numerator: left, denominator: bottom };
  },
};
