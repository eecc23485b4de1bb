import type { SkillChecker } from '../question-readers/checker.ts';
import { tenthsCounted } from '../question-readers/tenths-counted.ts';

export const checker: SkillChecker = { solve: tenthsCounted };
