import type { Skill } from '../../../model/index.ts';
import { areaUnitConvert } from './area-unit-convert.ts';
import { lengthConvert } from './length-convert.ts';
import { massConvert } from './mass-convert.ts';
import { volumeConvert } from './volume-convert.ts';
import { volumeCuboid } from './volume-cuboid.ts';

export const gradeSixMeasuring: readonly Skill[] = [
  lengthConvert,
  areaUnitConvert,
  volumeCuboid,
  volumeConvert,
  massConvert,
];
