import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { unitsOf } from '../question-readers/same-parts.ts';
import { valueAt } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Counts what is colored, shape by shape, or follows the hops to the mark they end on. */
  solve: (sheet): AnswerKey => {
    const { figure } = sheet;
    let value = Rational.of(0);
    if (figure?.t === 'number-line') {
      if (figure.hops === undefined) throw new Error('no hops');
      let tick = figure.hops.start;
      for (let hop = 0; hop < figure.hops.count; hop += 1) tick += figure.hops.size;
      if (tick > (figure.to - figure.from) * figure.divisions) throw new Error('the hops leave the line');
      value = valueAt(figure, tick);
    } else {
      for (const { shaded, parts } of unitsOf(sheet)) value = value.plus(Rational.of(shaded, parts));
    }
    return { kind: 'fraction', numerator: value.numerator, denominator: value.denominator };
  },
};
