import type { Skill } from '../../../model/index.ts';
import { decimalAddSub } from './decimal-addsub.ts';
import { decimalCompare } from './decimal-compare.ts';
import { divisionRemainder } from './decimal-div-remainder.ts';
import { decimalByWhole } from './decimal-div-whole.ts';
import { decimalTimesTen } from './decimal-muldiv-10.ts';
import { decimalMult } from './decimal-mult.ts';
import { decimalReadPlace } from './decimal-read-place.ts';
import { decimalWordProblem } from './decimal-word.ts';
import { divideByDecimal } from './div-by-decimal.ts';
import { equivalentDivision } from './div-equivalent.ts';
import { continuedDivision } from './division-continue.ts';
import { fractionToDecimal } from './fraction-decimal-convert.ts';
import { wholeDivision } from './whole-division.ts';

export const gradeSixDecimals: readonly Skill[] = [
  decimalReadPlace,
  decimalCompare,
  decimalAddSub,
  fractionToDecimal,
  decimalMult,
  decimalTimesTen,
  wholeDivision,
  decimalByWhole,
  continuedDivision,
  divisionRemainder,
  divideByDecimal,
  equivalentDivision,
  decimalWordProblem,
];
