import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { takenAway } from '../question-readers/quotients.ts';
import { formulas, nodeValue, nth, terms } from '../question-readers/sheet.ts';
import { numbersOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

const asked: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    if (figure?.t === 'bars') {
      const bars = figure.bars.map(({ shaded, parts }) => Rational.of(shaded, parts));
      const amount = bars.slice(0, -1).reduce((sum, bar) => sum.plus(bar), Rational.of(0));
      return takenAway(amount, nth(bars, -1));
    }
    const values = formulas(sheet.stem)
      .flatMap(terms)
      .filter(({ t }) => t === 'fraction' || t === 'number' || t === 'mixed')
      .map(nodeValue);
    const [first, second] = [nth(values, 0), nth(values, 1)];
    // The box of a product: the known factor is stated first. So are the hours, the litres and the lap in a story of one unit.
    const opening = sheet.stem[0];
    const before = opening?.t === 'paragraph' && opening.content[0]?.t === 'text' ? opening.content[0].text : '';
    const isDivisorFirst =
      sheet.form === 'reverse' || (sheet.form === 'story' && /(^| )در $|^با $|^هر دور /.test(before));
    return isDivisorFirst ? takenAway(second, first) : takenAway(first, second);
  },
};

export const checker = withWrongLine(asked, ({ stem }) => {
  const [amount, by] = numbersOfProblem(formulas(stem));
  if (amount === undefined || by === undefined) throw new Error('fewer than two numbers');
  return [by, amount.over(by), amount.over(by), amount.over(by)];
});
