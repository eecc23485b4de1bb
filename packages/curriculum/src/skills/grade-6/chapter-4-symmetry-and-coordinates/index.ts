import type { Skill } from '../../../model/index.ts';
import { centralSymmetryDraw } from './central-symmetry-draw.ts';
import { coordinateHalfTurn } from './coordinate-half-turn.ts';
import { coordinatePlot } from './coordinate-plot.ts';
import { coordinateRead } from './coordinate-read.ts';
import { coordinateReflect } from './coordinate-reflect.ts';
import { coordinateTranslate } from './coordinate-translate.ts';
import { rotationDraw } from './rotation-draw.ts';

export const gradeSixSymmetryAndCoordinates: readonly Skill[] = [
  centralSymmetryDraw,
  rotationDraw,
  coordinateRead,
  coordinatePlot,
  coordinateReflect,
  coordinateHalfTurn,
  coordinateTranslate,
];
