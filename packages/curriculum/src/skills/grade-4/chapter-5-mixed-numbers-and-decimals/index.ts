import type { Skill } from '../../../model/index.ts';
import { decimalAdd } from './decimal-add.ts';
import { decimalCompare } from './decimal-compare.ts';
import { decimalFromTenths } from './decimal-from-tenths.ts';
import { decimalMeasure } from './decimal-measure.ts';
import { decimalNumberline } from './decimal-numberline.ts';
import { decimalPlaceValue } from './decimal-place-value.ts';
import { decimalRead } from './decimal-read.ts';
import { decimalSub } from './decimal-sub.ts';
import { fractionToMixed } from './fraction-to-mixed.ts';
import { mixedCompare } from './mixed-compare.ts';
import { mixedFromPicture } from './mixed-from-picture.ts';
import { mixedNumberline } from './mixed-numberline.ts';
import { mixedToFraction } from './mixed-to-fraction.ts';
import { psMixedDecimal } from './ps-mixed-decimal.ts';

/** Grade 4, chapter 5: mixed numbers and decimals. */
export const gradeFourMixedNumbersAndDecimals: readonly Skill[] = [
  psMixedDecimal,
  mixedFromPicture,
  mixedNumberline,
  mixedToFraction,
  fractionToMixed,
  mixedCompare,
  decimalFromTenths,
  decimalRead,
  decimalNumberline,
  decimalMeasure,
  decimalAdd,
  decimalSub,
  decimalPlaceValue,
  decimalCompare,
];
