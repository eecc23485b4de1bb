import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../reading/approximation.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { withoutPi } from '../reading/circles.ts';
import { drawnArea, scaleOf } from '../reading/drawn-areas.ts';
import { figureOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** Measures the drawing, which is to scale: plain circles and slices lie on the colour, coloured ones beside it. */
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
