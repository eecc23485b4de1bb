import type { Skill } from '../../../model/index.ts';
import { areaCompare } from './area-compare.ts';
import { areaCountSquares } from './area-count-squares.ts';
import { areaDraw } from './area-draw.ts';
import { areaRectangle } from './area-rectangle.ts';
import { perimeterRectangle } from './perimeter-rectangle.ts';

export const gradeThreePerimeterAndArea: readonly Skill[] = [
  perimeterRectangle,
  areaCountSquares,
  areaCompare,
  areaDraw,
  areaRectangle,
];
