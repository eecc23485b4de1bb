import type { SkillChecker } from '../reading/checker.ts';
import { trueSignOf } from '../reading/sign-choice.ts';

/** Puts each sign between the fractions and cross-multiplies. */
export const checker: SkillChecker = { solve: trueSignOf };
