import type { Skill } from '../../../model/index.ts';
import { leastCommonDenominator } from './common-denominator.ts';
import { fractionAddSub } from './fraction-addsub.ts';
import { fractionBetween } from './fraction-between.ts';
import { fractionDivision } from './fraction-div.ts';
import { fractionDivisionWord } from './fraction-div-word.ts';
import { fractionProduct } from './fraction-mult.ts';
import { fractionOfRemainder } from './fraction-of-remainder.ts';
import { fractionOrder } from './fraction-order.ts';
import { fractionUnknown } from './fraction-unknown.ts';
import { mixedAddSub } from './mixed-addsub.ts';
import { orderOfOperations } from './order-of-operations-fractions.ts';
import { reciprocal } from './reciprocal.ts';
import { wholeFromPart } from './whole-from-part.ts';

export const gradeSixFractions: readonly Skill[] = [
  fractionAddSub,
  mixedAddSub,
  leastCommonDenominator,
  fractionOrder,
  fractionProduct,
  fractionOfRemainder,
  fractionDivision,
  fractionDivisionWord,
  reciprocal,
  orderOfOperations,
  fractionUnknown,
  wholeFromPart,
  fractionBetween,
];
