import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { printedFractions } from '../question-readers/same-parts.ts';
import { nth, numbersInWords, type Sheet } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

function parts(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'reverse') return [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
  const statement = printedFractions(sheet);
  if (sheet.form !== 'story') return nth(statement, 0);
  const numbers = numbersInWords(sheet.stem);
  // Either one unit's part is a fraction and the pieces are counted, or both are stated in whole numbers, the unit's parts first.
  return statement.length > 0 ? [nth(numbers, 0), nth(statement, 0)[1]] : [nth(numbers, 1), nth(numbers, 0)];
}

/** Takes whole units away until less than one is left. */
const own: SkillChecker = {
  solve: (sheet) => {
    const [numerator, denominator] = parts(sheet);
    const [whole, left] = takenAway(numerator, denominator);
    return { kind: 'mixed', whole, numerator: left, denominator };
  },
};

export const checker = withNumberSets(own, 'categorize');
