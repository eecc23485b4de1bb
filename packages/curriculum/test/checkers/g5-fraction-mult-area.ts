import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  type Sheet,
  sides,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';

/** Looks at every cell of the rectangle in turn. */
function countCells(
  sheet: Sheet,
  isCounted: (inRow: boolean, inColumn: boolean) => boolean,
): readonly [number, number] {
  const { rows, columns, shadedRows, shadedColumns } = figureOf(sheet, 'area');
  let counted = 0;
  let all = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      all += 1;
      if (isCounted(row < shadedRows, column < shadedColumns)) counted += 1;
    }
  }
  return [counted, all];
}

function solve(sheet: Sheet): AnswerKey {
  const asKey = ([numerator, denominator]: readonly [number, number]): AnswerKey => ({
    kind: 'fraction',
    numerator,
    denominator,
  });
  const isNeither = wordsOf(sheet.stem).includes('هیچ رنگ نشده');
  const crossing = countCells(sheet, (inRow, inColumn) => inRow && inColumn);
  if (sheet.form === 'bare') {
    // The formula must be the one the picture shows.
    const [left] = sides(nth(formulas(sheet.stem), 0));
    if (!termsValue(left).equals(Rational.of(...crossing))) throw new Error('the picture shows another product');
  }
  if (sheet.form === 'reverse') {
    const [left, right] = sides(nth(formulas(sheet.stem), 0));
    const known = nodeValue(nth(left, 0));
    const product = nodeValue(nth(right.flatMap(terms), 0));
    if (!product.equals(Rational.of(...crossing))) throw new Error('the picture shows another product');
    const inRows = countCells(sheet, (inRow) => inRow);
    if (!known.equals(Rational.of(...inRows))) throw new Error('the rows are not the known fraction');
    return asKey(countCells(sheet, (_, inColumn) => inColumn));
  }
  return asKey(isNeither ? countCells(sheet, (inRow, inColumn) => !inRow && !inColumn) : crossing);
}

export const checker: SkillChecker = { solve };
