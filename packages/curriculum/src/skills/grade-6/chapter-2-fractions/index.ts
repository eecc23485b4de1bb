import type { Skill } from '../../../model/index.ts';
import { leastCommonDenominator } from './common-denominator.ts';

export const gradeSixFractions: readonly Skill[] = [leastCommonDenominator];
