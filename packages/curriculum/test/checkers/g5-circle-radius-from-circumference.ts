import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { figureOf, nth, only, wordsOf } from '../question-readers/sheet.ts';

/** Tries half centimetre after half centimetre across until the way round is as stated. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const around = nth(given(sheet), 0);
    const sizes = Array.from({ length: 400 }, (_, index) => Rational.of(index + 1, 2));
    const across = only(sizes.filter((size) => size.times(Rational.of(314, 100)).equals(around)));
    let asksRadius = wordsOf(sheet.stem).includes('شعاع');
    if (sheet.form === 'figure') {
      const { shapes } = figureOf(sheet, 'drawing');
      const circle = shapes.find(({ t }) => t === 'circle');
      const line = shapes.find(({ t }) => t === 'line');
      if (line?.t !== 'line' || circle?.t !== 'circle') throw new Error('nothing is asked');
      asksRadius =
        (line.to as readonly [number, number])[0] - (line.from as readonly [number, number])[0] === circle.radius;
    }
    return decimalKeyOf(asksRadius ? across.over(Rational.of(2)) : across);
  },
};
