import type { SkillChecker } from '../reading/checker.ts';
import { countParts } from '../reading/same-parts.ts';

export const checker: SkillChecker = { solve: countParts };
