import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { diameterStatement, withoutPi } from '../question-readers/circles.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const { pi, others } = withoutPi(sheet);
    if (sheet.form === 'reverse') {
      const diameter = nth(others, 0).over(pi);
      return asDecimalKey(wordsOf(sheet.stem).includes('شعاع') ? diameter.over(Rational.of(2)) : diameter);
    }
    const turns = wordsOf(sheet.stem).includes('دور چرخیدن') ? nth(others, 1) : Rational.of(1);
    // The wheel is rolled turn by turn.
    let way = Rational.of(0);
    for (let turn = 0; turn < turns.numerator; turn += 1) way = way.plus(diameterStatement(sheet).times(pi));
    return asDecimalKey(way);
  },
};
