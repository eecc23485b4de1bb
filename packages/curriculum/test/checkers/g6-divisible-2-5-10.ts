import type { SkillChecker } from '../question-readers/checker.ts';
import { rightGroup } from '../question-readers/divisible-groups.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';

const own: SkillChecker = { solve: rightGroup };

export const checker = withNumberSets(own, 'multiple-select');
