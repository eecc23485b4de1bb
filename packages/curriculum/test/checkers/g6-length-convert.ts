import type { SkillChecker } from '../reading/checker.ts';
import { convertedAmount } from '../reading/converted.ts';

export const checker: SkillChecker = { solve: convertedAmount };
