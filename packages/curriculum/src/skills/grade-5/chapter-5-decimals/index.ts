import type { Skill } from '../../../model/index.ts';
import { decimalCompare } from './decimal-compare.ts';
import { decimalFraction } from './decimal-fraction.ts';
import { decimalNumberline } from './decimal-numberline.ts';
import { decimalPlaceValue } from './decimal-place-value.ts';
import { decimalReadWrite } from './decimal-read-write.ts';

export const gradeFiveDecimals: readonly Skill[] = [
  decimalReadWrite,
  decimalFraction,
  decimalPlaceValue,
  decimalCompare,
  decimalNumberline,
];
