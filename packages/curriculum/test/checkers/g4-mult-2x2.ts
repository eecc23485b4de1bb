import type { SkillChecker } from '../reading/checker.ts';
import { productAsked } from '../reading/written-product.ts';

export const checker: SkillChecker = { solve: productAsked };
