import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withoutPi } from '../question-readers/circles.ts';
import { figureOf, nodeValue, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

/** Radii from the labels of the picture or from the words, the outer one first. */
function radii(sheet: Sheet): readonly Rational[] {
  if (sheet.form !== 'figure') return withoutPi(sheet).others;
  return figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
    shape.t === 'line' && shape.label ? [nodeValue(nth(terms(shape.label), 0))] : [],
  );
}

export const checker: SkillChecker = {
  /** A ring is as large as a strip of its middle circumference and its breadth; parts are counted in quarters. */
  solve: (sheet) => {
    const { pi } = withoutPi(sheet);
    const [outer, inner] = radii(sheet);
    if (!outer) throw new Error('no radius');
    const isDrawn = sheet.form === 'figure';
    const sector = isDrawn ? figureOf(sheet, 'drawing').shapes.find((shape) => shape.t === 'sector') : undefined;
    const isRing = isDrawn ? sector === undefined : wordsOf(sheet.stem).includes('حلقه');
    if (isRing) {
      if (!inner) throw new Error('no inner circle');
      return asDecimalKey(outer.plus(inner).times(outer.minus(inner)).times(pi));
    }
    const degrees =
      sector?.t === 'sector' ? sector.to - sector.from : wordsOf(sheet.stem).includes('نیم‌دایره') ? 180 : 90;
    const square = outer.times(outer);
    let area = Rational.of(0);
    for (let turned = 0; turned < degrees; turned += 90) area = area.plus(square.times(pi).over(Rational.of(4)));
    return asDecimalKey(area);
  },
};
