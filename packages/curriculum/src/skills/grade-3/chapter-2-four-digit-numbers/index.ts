import type { Skill } from '../../../model/index.ts';

export const gradeThreeFourDigitNumbers: readonly Skill[] = [];
