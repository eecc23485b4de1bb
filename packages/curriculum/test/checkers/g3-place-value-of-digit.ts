import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, type Sheet } from '../question-readers/sheet.ts';

function numberAndDigit(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'figure') {
    const cells = nth(figureOf(sheet, 'place-table').rows, 0);
    return [Number(cells.join('')), nth(numbersInWords(sheet.stem), 0)];
  }
  const formula = nth(formulas(sheet.stem), 0);
  if (formula.t !== 'digits') throw new Error('no digit is pointed at');
  return [Number(formula.value), Number(formula.value.charAt(formula.index))];
}

/** Takes the digit away from the number and sees how much smaller it has become; all digits differ. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [value, digit] = numberAndDigit(sheet);
    const without = Number(String(value).replace(String(digit), '0'));
    return { kind: 'integer', values: [String(value - without)] };
  },
};
