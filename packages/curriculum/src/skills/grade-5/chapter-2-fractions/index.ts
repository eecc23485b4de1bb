import type { Skill } from '../../../model/index.ts';
import { fractionCompareOrder } from './fraction-compare-order.ts';
import { improperToMixed } from './improper-to-mixed.ts';

export const gradeFiveFractions: readonly Skill[] = [improperToMixed, fractionCompareOrder];
