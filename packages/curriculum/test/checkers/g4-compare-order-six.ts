import type { SkillChecker } from '../question-readers/checker.ts';
import { orderedItems } from '../question-readers/ordered.ts';

export const checker: SkillChecker = { solve: orderedItems };
