import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { takenAway } from '../question-readers/quotients.ts';
import { formulas, nodeValue, nth, numbersInWords } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = formulas(sheet.stem).map(nodeValue);
    const { figure } = sheet;
    if (figure?.t === 'bars') {
      const amount = figure.bars.reduce(
        (sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)),
        Rational.of(0),
      );
      return takenAway(amount, nth(statement, 0));
    }
    if (sheet.form === 'reverse') return takenAway(nth(statement, 0), Rational.of(nth(numbersInWords(sheet.stem), 0)));
    // The amount holds more than one portion, so it is the larger of the two, whichever is stated first.
    const [first, second] = [nth(statement, 0), nth(statement, 1)];
    return first.compare(second) > 0 ? takenAway(first, second) : takenAway(second, first);
  },
};
