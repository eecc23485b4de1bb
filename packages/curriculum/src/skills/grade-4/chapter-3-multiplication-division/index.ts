import type { Skill } from '../../../model/index.ts';
import { mult2x2 } from './mult-2x2.ts';
import { mult3x2 } from './mult-3x2.ts';
import { multArea2x2 } from './mult-area-2x2.ts';
import { multWord2x2 } from './mult-word-2x2.ts';

/** Grade 4, chapter 3: multiplication and division. */
export const gradeFourMultiplicationDivision: readonly Skill[] = [multArea2x2, mult2x2, mult3x2, multWord2x2];
