import type { Skill } from '../../../model/index.ts';
import { angleMeasure } from './angle-measure.ts';
import { bisector } from './bisector.ts';

export const gradeFiveSymmetryAndPolygons: readonly Skill[] = [angleMeasure, bisector];
