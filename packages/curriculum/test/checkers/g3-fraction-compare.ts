import type { SkillChecker } from '../question-readers/checker.ts';
import { trueSignOf } from '../question-readers/sign-choice.ts';

/** Puts each sign between the fractions and cross-multiplies. */
export const checker: SkillChecker = { solve: trueSignOf };
