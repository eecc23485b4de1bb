import type { SkillChecker } from '../reading/checker.ts';
import { trueSignOf } from '../reading/sign-choice.ts';

export const checker: SkillChecker = { solve: trueSignOf };
