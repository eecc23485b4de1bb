import type { Skill } from '../../../model/index.ts';
import { angleMeasure } from './angle-measure.ts';
import { angleUnknown } from './angle-unknown.ts';
import { axisSymmetryComplete } from './axis-symmetry-complete.ts';
import { bisector } from './bisector.ts';
import { centralSymmetryDraw } from './central-symmetry-draw.ts';
import { polygonAngleSum } from './polygon-angle-sum.ts';
import { quadAngle } from './quad-angle.ts';
import { triangleAngle } from './triangle-angle.ts';

export const gradeFiveSymmetryAndPolygons: readonly Skill[] = [
  axisSymmetryComplete,
  centralSymmetryDraw,
  angleMeasure,
  bisector,
  angleUnknown,
  triangleAngle,
  quadAngle,
  polygonAngleSum,
];
