import type { SkillChecker } from '../question-readers/checker.ts';
import { trueSignOf } from '../question-readers/sign-choice.ts';

export const checker: SkillChecker = { solve: trueSignOf };
