import type { Skill } from '../../../model/index.ts';
import { areaRectangle } from './area-rectangle.ts';
import { perimeterRectangle } from './perimeter-rectangle.ts';

export const gradeThreePerimeterAndArea: readonly Skill[] = [perimeterRectangle, areaRectangle];
