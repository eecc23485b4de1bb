import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withoutPi } from '../question-readers/circles.ts';
import { drawnArea, scaleOf } from '../question-readers/drawn-areas.ts';
import { figureOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Measures the drawing, which is to scale: plain circles and slices lie on the color, colored ones beside it. */
  solve: (sheet) => {
    const figure = figureOf(sheet, 'drawing');
    const { pi } = withoutPi(sheet);
    const scale = scaleOf(figure);
    let area = Rational.of(drawnArea(figure));
    for (const shape of figure.shapes) {
      if (shape.t !== 'circle' && shape.t !== 'sector') continue;
      const radius = Rational.of(shape.radius, scale);
      const turned = shape.t === 'circle' ? Rational.of(1) : Rational.of(shape.to - shape.from, 360);
      const round = radius.times(radius).times(pi).times(turned);
      area = shape.tone === 'none' ? area.minus(round) : area.plus(round);
    }
    return asDecimalKey(area);
  },
};
