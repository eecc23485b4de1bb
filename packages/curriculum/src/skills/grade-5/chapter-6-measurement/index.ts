import type { Skill } from '../../../model/index.ts';
import { capacityConvert } from './capacity-convert.ts';
import { capacityTank } from './capacity-tank.ts';
import { capacityWord } from './capacity-word.ts';
import { volumeCubes } from './volume-cubes.ts';
import { volumeCuboid } from './volume-cuboid.ts';
import { volumeUnitConvert } from './volume-unit-convert.ts';

export const gradeFiveMeasurement: readonly Skill[] = [
  volumeCubes,
  volumeCuboid,
  volumeUnitConvert,
  capacityConvert,
  capacityTank,
  capacityWord,
];
