import type { Skill } from '../../../model/index.ts';
import { angleMeasure } from './angle-measure.ts';
import { angleUnknown } from './angle-unknown.ts';
import { bisector } from './bisector.ts';
import { triangleAngle } from './triangle-angle.ts';

export const gradeFiveSymmetryAndPolygons: readonly Skill[] = [angleMeasure, bisector, angleUnknown, triangleAngle];
