import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, terms } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** Takes so many out of each hundred, and of what is left over a hundred its share. */
const asked: SkillChecker = {
  solve: (sheet) => {
    const whole = nth(numbersInWords(sheet.stem), 0);
    const statement = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'percent');
    const rate =
      sheet.form === 'figure'
        ? nth(figureOf(sheet, 'hundred-grid').shaded, 0)
        : Number(statement?.t === 'percent' ? statement.value : Number.NaN);
    let hundredths = 0;
    for (let one = 0; one < whole; one += 1) hundredths += rate;
    if (hundredths % 100 !== 0) throw new Error('no whole share');
    const share = hundredths / 100;
    return { kind: 'integer', values: [String(sheet.form === 'compare' ? whole - share : share)] };
  },
};

/** So many of every hundred. */
export const checker = withWrongLine(asked, ({ stem }) => {
  const rate = formulas(stem).find((node) => node.t === 'percent');
  if (rate?.t !== 'percent') throw new Error('no percentage');
  const hundreds = Rational.of(nth(numbersInWords(stem.slice(0, 1)), 0), 100);
  const tens = Number(rate.value) - (Number(rate.value) % 10);
  return [10, tens, Number(rate.value) - tens, Number(rate.value)].map((each) => hundreds.times(Rational.of(each)));
});
