import type { SkillChecker } from '../question-readers/checker.ts';
import { countParts } from '../question-readers/same-parts.ts';

export const checker: SkillChecker = { solve: countParts };
