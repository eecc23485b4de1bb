import type { Skill } from '../../../model/index.ts';
import { decimalAddSub } from './decimal-addsub.ts';
import { decimalTimesTen } from './decimal-muldiv-10.ts';
import { decimalMult } from './decimal-mult.ts';
import { fractionToDecimal } from './fraction-decimal-convert.ts';

export const gradeSixDecimals: readonly Skill[] = [decimalAddSub, fractionToDecimal, decimalMult, decimalTimesTen];
