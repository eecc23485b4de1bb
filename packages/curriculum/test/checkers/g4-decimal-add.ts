import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas } from '../question-readers/sheet.ts';
import { tenthsCounted } from '../question-readers/tenths-counted.ts';
import { numbersOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

const asked: SkillChecker = { solve: tenthsCounted };

/** Counted in tenths. */
export const checker = withWrongLine(asked, ({ stem }) => {
  const tenths = numbersOfProblem(formulas(stem)).map((value) => Number(value.times(Rational.of(10)).n));
  const wholes = tenths.reduce((sum, each) => sum + Math.floor(each / 10), 0);
  const rests = tenths.reduce((sum, each) => sum + (each % 10), 0);
  return [wholes, Rational.of(rests, 10), Rational.of(wholes * 10 + rests, 10)];
});
