import type { Skill } from '../../../model/index.ts';
import { areaMissingHeight } from './area-missing-height.ts';
import { areaParallelogram } from './area-parallelogram.ts';
import { areaPerimeterRelation } from './area-perimeter-relation.ts';
import { areaTriangle } from './area-triangle.ts';
import { compositeArea } from './composite-area.ts';
import { compositePerimeter } from './composite-perimeter.ts';
import { heightIdentify } from './height-identify.ts';
import { parallelDraw } from './parallel-draw.ts';
import { parallelPerpendicular } from './parallel-perpendicular.ts';
import { perimeterAreaRect } from './perimeter-area-rect.ts';
import { psGeometry } from './ps-geometry.ts';
import { quadComplete } from './quad-complete.ts';
import { quadName } from './quad-name.ts';
import { quadProperties } from './quad-properties.ts';
import { shapeCountParallel } from './shape-count-parallel.ts';

export const gradeFourGeometricShapes: readonly Skill[] = [
  psGeometry,
  parallelPerpendicular,
  parallelDraw,
  shapeCountParallel,
  quadName,
  quadProperties,
  quadComplete,
  areaParallelogram,
  areaTriangle,
  areaMissingHeight,
  heightIdentify,
  perimeterAreaRect,
  compositeArea,
  compositePerimeter,
  areaPerimeterRelation,
];
