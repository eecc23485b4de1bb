import type { Skill } from '../../../model/index.ts';
import { areaMixedShapes } from './area-mixed-shapes.ts';
import { areaRhombus } from './area-rhombus.ts';
import { areaTrapezoid } from './area-trapezoid.ts';
import { capacityConvert } from './capacity-convert.ts';
import { capacityTank } from './capacity-tank.ts';
import { capacityWord } from './capacity-word.ts';
import { circleCircumference } from './circle-circumference.ts';
import { circleCompositePerimeter } from './circle-composite-perimeter.ts';
import { circleRadiusFromCircumference } from './circle-radius-from-circumference.ts';
import { quadHeightChoice } from './quad-height-choice.ts';
import { volumeCubes } from './volume-cubes.ts';
import { volumeCuboid } from './volume-cuboid.ts';
import { volumeUnitConvert } from './volume-unit-convert.ts';

export const gradeFiveMeasurement: readonly Skill[] = [
  areaRhombus,
  areaTrapezoid,
  areaMixedShapes,
  quadHeightChoice,
  circleCircumference,
  circleRadiusFromCircumference,
  circleCompositePerimeter,
  volumeCubes,
  volumeCuboid,
  volumeUnitConvert,
  capacityConvert,
  capacityTank,
  capacityWord,
];
