import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, type Sheet, valueAt, wordsOf } from '../question-readers/sheet.ts';

/** The marked share of what is pictured, part by part. */
function seen({ figure }: Sheet): Rational {
  const share = (units: readonly { readonly parts: number; readonly shaded: number }[]) =>
    units.reduce((sum, { parts, shaded }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
  switch (figure?.t) {
    case 'bars':
      return share(figure.bars);
    case 'circles':
      return share(figure.circles);
    case 'set':
      return Rational.of(figure.marked, figure.total);
    case 'area':
      return Rational.of(figure.shadedRows * figure.columns, figure.rows * figure.columns);
    case 'number-line':
      return valueAt(figure, nth(figure.points ?? [], 0).tick);
    default:
      throw new Error('nothing to count');
  }
}

export const checker: SkillChecker = {
  solve: (sheet): AnswerKey => {
    const marked = seen(sheet);
    const value = wordsOf(sheet.stem).includes('رنگ نشده') ? Rational.of(1).minus(marked) : marked;
    return { kind: 'fraction', numerator: value.numerator, denominator: value.denominator };
  },
};
