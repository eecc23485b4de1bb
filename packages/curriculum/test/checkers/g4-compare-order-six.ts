import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { orderedItems } from '../question-readers/ordered.ts';

const own: SkillChecker = { solve: orderedItems };

export const checker = withNumberSets(own, 'multiple-select');
