import type { SkillChecker } from '../question-readers/checker.ts';
import { productAsked } from '../question-readers/written-product.ts';

export const checker: SkillChecker = { solve: productAsked };
