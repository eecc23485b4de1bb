import type { SkillChecker } from '../reading/checker.ts';
import { divisionAsked } from '../reading/division.ts';

export const checker: SkillChecker = { solve: divisionAsked };
