import type { Skill } from '../../../model/index.ts';
import { centralSymmetryDraw } from './central-symmetry-draw.ts';
import { coordinatePlot } from './coordinate-plot.ts';
import { coordinateRead } from './coordinate-read.ts';
import { rotationDraw } from './rotation-draw.ts';

export const gradeSixSymmetryAndCoordinates: readonly Skill[] = [
  centralSymmetryDraw,
  rotationDraw,
  coordinateRead,
  coordinatePlot,
];
