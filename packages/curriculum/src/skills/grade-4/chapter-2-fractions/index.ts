import type { Skill } from '../../../model/index.ts';

export const gradeFourFractions: readonly Skill[] = [];
