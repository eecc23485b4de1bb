import type { Skill } from '../../../model/index.ts';
import { centralSymmetryDraw } from './central-symmetry-draw.ts';
import { centralSymmetryHas } from './central-symmetry-has.ts';
import { coordinateHalfTurn } from './coordinate-half-turn.ts';
import { coordinatePlot } from './coordinate-plot.ts';
import { coordinateRead } from './coordinate-read.ts';
import { coordinateReflect } from './coordinate-reflect.ts';
import { coordinateTranslate } from './coordinate-translate.ts';
import { rotationDraw } from './rotation-draw.ts';
import { rotationalSymmetry } from './rotational-symmetry.ts';

export const gradeSixSymmetryAndCoordinates: readonly Skill[] = [
  centralSymmetryHas,
  centralSymmetryDraw,
  rotationDraw,
  rotationalSymmetry,
  coordinateRead,
  coordinatePlot,
  coordinateReflect,
  coordinateHalfTurn,
  coordinateTranslate,
];
