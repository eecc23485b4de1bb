import type { Skill } from '../../../model/index.ts';
import { fractionToMixed } from './fraction-to-mixed.ts';
import { mixedCompare } from './mixed-compare.ts';
import { mixedFromPicture } from './mixed-from-picture.ts';
import { mixedNumberline } from './mixed-numberline.ts';
import { mixedToFraction } from './mixed-to-fraction.ts';

/** Grade 4, chapter 5: mixed numbers and decimals. */
export const gradeFourMixedNumbersAndDecimals: readonly Skill[] = [
  mixedFromPicture,
  mixedNumberline,
  mixedToFraction,
  fractionToMixed,
  mixedCompare,
];
