import type { SkillChecker } from '../reading/checker.ts';
import { decimalKeyOf } from '../reading/decimal-columns.ts';
import { given } from '../reading/decimals.ts';
import { figureOf, nth, wordsOf, worthOf } from '../reading/sheet.ts';

/** Works in fractions; the price is found by the name of the thing, money back is what is left of the money given. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const told = given(sheet);
    if (sheet.form === 'figure') {
      const words = wordsOf(sheet.stem);
      const rows = figureOf(sheet, 'table').rows.filter(
        ([name]) => name?.t === 'text' && words.includes(` ${name.text} خرید`),
      );
      const cell = nth(nth(rows, 0), 1);
      if (rows.length !== 1 || cell.t !== 'math') throw new Error('no such row');
      return decimalKeyOf(worthOf(cell.math).times(nth(told, 0)));
    }
    const cost = nth(told, 0).times(nth(told, 1));
    return decimalKeyOf(sheet.form === 'compare' ? nth(told, 2).minus(cost) : cost);
  },
};
