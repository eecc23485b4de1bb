import type { SkillChecker } from '../reading/checker.ts';
import { rightGroup } from '../reading/divisible-groups.ts';

export const checker: SkillChecker = { solve: rightGroup };
