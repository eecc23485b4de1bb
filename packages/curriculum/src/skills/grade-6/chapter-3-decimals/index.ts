import type { Skill } from '../../../model/index.ts';
import { decimalAddSub } from './decimal-addsub.ts';
import { divisionRemainder } from './decimal-div-remainder.ts';
import { decimalByWhole } from './decimal-div-whole.ts';
import { decimalTimesTen } from './decimal-muldiv-10.ts';
import { decimalMult } from './decimal-mult.ts';
import { continuedDivision } from './division-continue.ts';
import { fractionToDecimal } from './fraction-decimal-convert.ts';
import { wholeDivision } from './whole-division.ts';

export const gradeSixDecimals: readonly Skill[] = [
  decimalAddSub,
  fractionToDecimal,
  decimalMult,
  decimalTimesTen,
  wholeDivision,
  decimalByWhole,
  continuedDivision,
  divisionRemainder,
];
