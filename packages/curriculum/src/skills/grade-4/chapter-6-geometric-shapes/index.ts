import type { Skill } from '../../../model/index.ts';
import { areaMissingHeight } from './area-missing-height.ts';
import { areaParallelogram } from './area-parallelogram.ts';
import { areaTriangle } from './area-triangle.ts';
import { perimeterAreaRect } from './perimeter-area-rect.ts';

export const gradeFourGeometricShapes: readonly Skill[] = [
  areaParallelogram,
  areaTriangle,
  areaMissingHeight,
  perimeterAreaRect,
];
