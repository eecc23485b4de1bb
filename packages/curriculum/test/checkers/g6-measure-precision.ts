import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nodeValue, nth, only } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Each option is laid end to end until the next labeled mark is reached. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const numbers = everyNumber(sheet.stem);
    const isStatement = sheet.form === 'reverse';
    const apart = isStatement ? nth(numbers, 0) : nth(numbers, 1).minus(nth(numbers, 0));
    const parts = nth(numbers, isStatement ? 1 : 2).numerator;
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = content.find(({ t }) => t === 'math');
      if (piece?.t !== 'math') throw new Error('an option without a number');
      const size = nodeValue(piece.math);
      let reached = Rational.of(0);
      for (let part = 0; part < parts; part += 1) reached = reached.plus(size);
      return reached.equals(apart);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
