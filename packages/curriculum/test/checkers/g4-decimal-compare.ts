import type { SkillChecker } from '../reading/checker.ts';
import { orderedItems } from '../reading/ordered.ts';

export const checker: SkillChecker = { solve: orderedItems };
