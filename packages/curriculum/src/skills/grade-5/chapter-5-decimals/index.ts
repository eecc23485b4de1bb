import type { Skill } from '../../../model/index.ts';
import { decimalAdd } from './decimal-add.ts';
import { decimalAddWord } from './decimal-add-word.ts';
import { decimalCompare } from './decimal-compare.ts';
import { decimalFraction } from './decimal-fraction.ts';
import { decimalMissing } from './decimal-missing.ts';
import { decimalMult } from './decimal-mult.ts';
import { decimalMultTen } from './decimal-mult-10.ts';
import { decimalMultWord } from './decimal-mult-word.ts';
import { decimalNumberline } from './decimal-numberline.ts';
import { decimalPlaceValue } from './decimal-place-value.ts';
import { decimalPointPlace } from './decimal-point-place.ts';
import { decimalReadWrite } from './decimal-read-write.ts';
import { decimalSub } from './decimal-sub.ts';

export const gradeFiveDecimals: readonly Skill[] = [
  decimalReadWrite,
  decimalFraction,
  decimalPlaceValue,
  decimalCompare,
  decimalNumberline,
  decimalAdd,
  decimalAddWord,
  decimalSub,
  decimalMissing,
  decimalMultTen,
  decimalMult,
  decimalMultWord,
  decimalPointPlace,
];
