import type { Skill } from '../../../model/index.ts';
import { angleMeasure } from './angle-measure.ts';
import { angleUnknown } from './angle-unknown.ts';
import { bisector } from './bisector.ts';
import { polygonAngleSum } from './polygon-angle-sum.ts';
import { quadAngle } from './quad-angle.ts';
import { triangleAngle } from './triangle-angle.ts';

export const gradeFiveSymmetryAndPolygons: readonly Skill[] = [
  angleMeasure,
  bisector,
  angleUnknown,
  triangleAngle,
  quadAngle,
  polygonAngleSum,
];
