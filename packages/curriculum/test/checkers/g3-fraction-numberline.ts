import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { printedFractions, unitsOf } from '../question-readers/same-parts.ts';
import { nth, numbersInWords, only, valueAt } from '../question-readers/sheet.ts';

/** Tries every tick of the line. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const wanted = (): Rational => {
      if (sheet.form === 'figure') {
        const { shaded, parts } = nth(unitsOf(sheet), 0);
        return Rational.of(shaded, parts);
      }
      const [numerator, denominator] = nth(printedFractions(sheet), 0);
      // A jump and how often it is made, or the place itself.
      const [times = 1] = sheet.form === 'story' ? numbersInWords(sheet.stem) : [];
      return Rational.of(numerator * times, denominator);
    };
    const value = wanted();
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};
