import type { SkillChecker } from '../question-readers/checker.ts';
import { rightGroup } from '../question-readers/divisible-groups.ts';

export const checker: SkillChecker = { solve: rightGroup };
