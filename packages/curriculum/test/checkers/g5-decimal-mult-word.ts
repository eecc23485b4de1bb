import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { figureOf, nodeValue, nth, wordsOf } from '../question-readers/sheet.ts';

/** Works in fractions; the price is found by the name of the thing, money back is what is left of the money given. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = given(sheet);
    if (sheet.form === 'figure') {
      const words = wordsOf(sheet.stem);
      const rows = figureOf(sheet, 'table').rows.filter(
        ([name]) => name?.t === 'text' && words.includes(` ${name.text} خرید`),
      );
      const cell = nth(nth(rows, 0), 1);
      if (rows.length !== 1 || cell.t !== 'math') throw new Error('no such row');
      return decimalKeyOf(nodeValue(cell.math).times(nth(statement, 0)));
    }
    const cost = nth(statement, 0).times(nth(statement, 1));
    return decimalKeyOf(sheet.form === 'compare' ? nth(statement, 2).minus(cost) : cost);
  },
};
