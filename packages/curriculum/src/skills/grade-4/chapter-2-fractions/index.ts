import type { Skill } from '../../../model/index.ts';
import { fractionAddSame } from './fraction-add-same.ts';
import { fractionAddsubWord } from './fraction-addsub-word.ts';
import { fractionSubSame } from './fraction-sub-same.ts';

export const gradeFourFractions: readonly Skill[] = [fractionAddSame, fractionSubSame, fractionAddsubWord];
