import type { Skill } from '../../../model/index.ts';
import { angleMeasure } from './angle-measure.ts';
import { angleUnknown } from './angle-unknown.ts';
import { axisCount } from './axis-count.ts';
import { axisDistance } from './axis-distance.ts';
import { axisSymmetryComplete } from './axis-symmetry-complete.ts';
import { bisector } from './bisector.ts';
import { centralSymmetryDraw } from './central-symmetry-draw.ts';
import { centralSymmetryHas } from './central-symmetry-has.ts';
import { polygonAngleSum } from './polygon-angle-sum.ts';
import { polygonDiagonals } from './polygon-diagonals.ts';
import { quadAngle } from './quad-angle.ts';
import { triangleAngle } from './triangle-angle.ts';
import { triangleType } from './triangle-type.ts';

export const gradeFiveSymmetryAndPolygons: readonly Skill[] = [
  axisSymmetryComplete,
  axisCount,
  axisDistance,
  centralSymmetryDraw,
  centralSymmetryHas,
  angleMeasure,
  bisector,
  angleUnknown,
  triangleAngle,
  quadAngle,
  polygonAngleSum,
  triangleType,
  polygonDiagonals,
];
