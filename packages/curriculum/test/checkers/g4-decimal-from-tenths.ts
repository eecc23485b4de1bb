import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { heardFraction, heardMixed } from '../question-readers/heard-fractions.ts';
import { quoted } from '../question-readers/number-words.ts';
import { nth, type Sheet, valueAt, wordsOf } from '../question-readers/sheet.ts';

function amount(sheet: Sheet): Rational {
  const { figure, form, stem } = sheet;
  if (figure?.t === 'bars')
    return figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
  if (figure?.t === 'number-line') return valueAt(figure, nth(figure.points ?? [], 0).tick);
  if (form !== 'reverse') return nth(given(sheet), 0);
  const said = nth(quoted(wordsOf(stem)), 0);
  return said.includes(' و ') ? heardMixed(said) : heardFraction(said);
}

/** By long division of what is seen, shown or said. */
export const checker: SkillChecker = {
  solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(amount(sheet))] }),
};
