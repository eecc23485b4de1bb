import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { takenAway } from '../reading/quotients.ts';
import { formulas, nth, numbersInWords, worthOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const told = formulas(sheet.stem).map(worthOf);
    const { figure } = sheet;
    if (figure?.t === 'bars') {
      const amount = figure.bars.reduce(
        (sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)),
        Rational.of(0),
      );
      return takenAway(amount, nth(told, 0));
    }
    if (sheet.form === 'reverse') return takenAway(nth(told, 0), Rational.of(nth(numbersInWords(sheet.stem), 0)));
    // The amount holds more than one portion, so it is the larger of the two, whichever is told first.
    const [first, second] = [nth(told, 0), nth(told, 1)];
    return first.compare(second) > 0 ? takenAway(first, second) : takenAway(second, first);
  },
};
