import type { Skill } from '../../../model/index.ts';
import { missingNumber } from './missing-number.ts';

export const gradeThreeMultiplicationDivision: readonly Skill[] = [missingNumber];
