import type { Skill } from '../../../model/index.ts';
import { angleComplement } from './angle-complement-supplement.ts';
import { angleFigure } from './angle-figure.ts';
import { areaComposite } from './area-composite.ts';
import { areaFormulas } from './area-formulas.ts';
import { areaUnitConvert } from './area-unit-convert.ts';
import { circleArea } from './circle-area.ts';
import { circleCircumference } from './circle-circumference.ts';
import { circleComposite } from './circle-composite.ts';
import { circlePartsArea } from './circle-parts-area.ts';
import { lengthConvert } from './length-convert.ts';
import { massConvert } from './mass-convert.ts';
import { verticalAngles } from './vertical-angles.ts';
import { volumeConvert } from './volume-convert.ts';
import { volumeCuboid } from './volume-cuboid.ts';

export const gradeSixMeasuring: readonly Skill[] = [
  lengthConvert,
  areaUnitConvert,
  areaFormulas,
  areaComposite,
  volumeCuboid,
  volumeConvert,
  massConvert,
  circleArea,
  circlePartsArea,
  circleComposite,
  circleCircumference,
  angleComplement,
  verticalAngles,
  angleFigure,
];
