import type { SkillChecker } from '../reading/checker.ts';
import { tenthsCounted } from '../reading/tenths-counted.ts';

export const checker: SkillChecker = { solve: tenthsCounted };
