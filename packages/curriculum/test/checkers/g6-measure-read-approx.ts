import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** The thing is measured in millimetres and counted off; a pointer is put a third of the way from the nearer mark. */
  solve: (sheet) => {
    const isCut = isCutAsked(sheet);
    if (sheet.form === 'figure') {
      const { object } = figureOf(sheet, 'ruler');
      return asDecimalKey(inUnits(Rational.of(object.to - object.from, 10), Rational.of(1), isCut));
    }
    const [low, high, nearer] = everyNumber(sheet.stem);
    if (!low || !high || !nearer) throw new Error('no marks');
    const gap = high.minus(low);
    const third = gap.over(Rational.of(3));
    const pointer = nearer.equals(low) ? low.plus(third) : high.minus(third);
    const inGaps = inUnits(pointer.minus(low), gap, isCut);
    return asDecimalKey(nth([low.plus(inGaps)], 0));
  },
};
