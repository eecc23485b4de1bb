import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { printedFractions, unitsOf } from '../question-readers/same-parts.ts';
import { nth, numbersInWords, only, type Sheet, valueAt, wordsOf } from '../question-readers/sheet.ts';

function wanted(sheet: Sheet): Rational {
  if (sheet.form === 'figure') {
    return unitsOf(sheet).reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
  }
  const statement = printedFractions(sheet).map(([numerator, denominator]) => Rational.of(numerator, denominator));
  const first = nth(statement, 0);
  switch (sheet.form) {
    case 'compare': {
      const second = nth(statement, 1);
      return first.compare(second) > 0 === wordsOf(sheet.stem).includes('بزرگ‌تر') ? first : second;
    }
    case 'reverse':
      return Rational.of(nth(numbersInWords(sheet.stem), 0)).minus(first);
    case 'story': {
      // A jump and how often it is made, or the place itself.
      const [count = 1] = numbersInWords(sheet.stem);
      let place = Rational.of(0);
      for (let jump = 0; jump < count; jump += 1) place = place.plus(only(statement));
      return place;
    }
    default:
      return first;
  }
}

export const checker: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = wanted(sheet);
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};
