import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { trueSignOf } from '../question-readers/sign-choice.ts';

/** Puts each sign between the fractions and cross-multiplies. */
const own: SkillChecker = { solve: trueSignOf };

export const checker = withNumberSets(own, 'categorize');
