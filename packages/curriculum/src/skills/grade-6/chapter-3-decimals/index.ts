import type { Skill } from '../../../model/index.ts';

export const gradeSixDecimals: readonly Skill[] = [];
