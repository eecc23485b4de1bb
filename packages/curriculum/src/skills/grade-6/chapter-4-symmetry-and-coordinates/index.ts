import type { Skill } from '../../../model/index.ts';
import { centralSymmetryDraw } from './central-symmetry-draw.ts';
import { centralSymmetryFind } from './central-symmetry-find.ts';
import { centralSymmetryHas } from './central-symmetry-has.ts';
import { coordinateHalfTurn } from './coordinate-half-turn.ts';
import { coordinateLength } from './coordinate-length.ts';
import { coordinatePlot } from './coordinate-plot.ts';
import { coordinateRead } from './coordinate-read.ts';
import { coordinateReflect } from './coordinate-reflect.ts';
import { coordinateShape } from './coordinate-shape.ts';
import { coordinateTranslate } from './coordinate-translate.ts';
import { rotationDraw } from './rotation-draw.ts';
import { rotationIdentify } from './rotation-identify.ts';
import { rotationalSymmetry } from './rotational-symmetry.ts';

export const gradeSixSymmetryAndCoordinates: readonly Skill[] = [
  centralSymmetryHas,
  centralSymmetryDraw,
  centralSymmetryFind,
  rotationDraw,
  rotationIdentify,
  rotationalSymmetry,
  coordinateRead,
  coordinatePlot,
  coordinateShape,
  coordinateLength,
  coordinateReflect,
  coordinateHalfTurn,
  coordinateTranslate,
];
