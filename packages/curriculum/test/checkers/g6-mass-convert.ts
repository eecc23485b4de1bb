import type { SkillChecker } from '../question-readers/checker.ts';
import { convertedAmount } from '../question-readers/converted.ts';

export const checker: SkillChecker = { solve: convertedAmount };
