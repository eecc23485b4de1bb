import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { figureOf, nodeValue, nth, numbersInWords, terms, wordsOf } from '../question-readers/sheet.ts';

/** Three times and fourteen hundredths of the way across, for each turn; in a drawing the way across is measured. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    let across: Rational;
    if (sheet.form === 'figure') {
      const { shapes } = figureOf(sheet, 'drawing');
      const circle = shapes.find(({ t }) => t === 'circle');
      const line = shapes.find(({ t }) => t === 'line');
      if (line?.t !== 'line' || line.label === undefined || circle?.t !== 'circle')
        throw new Error('nothing is measured');
      const statement = nodeValue(nth(terms(line.label), 0));
      const [fromX] = line.from as readonly [number, number];
      const [toX] = line.to as readonly [number, number];
      across = statement.times(Rational.of(2 * circle.radius, toX - fromX));
    } else {
      const statement = nth(given(sheet), 0);
      across = words.trimStart().startsWith('شعاع') ? statement.plus(statement) : statement;
    }
    const turns = sheet.form === 'compare' ? nth(numbersInWords(sheet.stem), 0) : 1;
    const around = across.times(Rational.of(3)).plus(across.times(Rational.of(14, 100)));
    return decimalKeyOf(around.times(Rational.of(turns)));
  },
};
