import type { Skill } from '../../../model/index.ts';
import { areaCompare } from './area-compare.ts';
import { areaCountSquares } from './area-count-squares.ts';
import { areaDraw } from './area-draw.ts';
import { areaRectangle } from './area-rectangle.ts';
import { areaUnitChoice } from './area-unit-choice.ts';
import { areaVsPerimeter } from './area-vs-perimeter.ts';
import { circleRadius } from './circle-radius.ts';
import { lineKind } from './line-kind.ts';
import { perimeterMissingSide } from './perimeter-missing-side.ts';
import { perimeterPolygon } from './perimeter-polygon.ts';
import { perimeterRectangle } from './perimeter-rectangle.ts';
import { subProblem } from './ps-sub-problem.ts';
import { segmentCount } from './segment-count.ts';
import { segmentMeasure } from './segment-measure.ts';

export const gradeThreePerimeterAndArea: readonly Skill[] = [
  subProblem,
  lineKind,
  segmentMeasure,
  segmentCount,
  circleRadius,
  perimeterPolygon,
  perimeterRectangle,
  perimeterMissingSide,
  areaCountSquares,
  areaCompare,
  areaDraw,
  areaRectangle,
  areaUnitChoice,
  areaVsPerimeter,
];
