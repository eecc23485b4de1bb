import type { SkillChecker } from '../question-readers/checker.ts';
import { divisionAsked } from '../question-readers/division.ts';

export const checker: SkillChecker = { solve: divisionAsked };
