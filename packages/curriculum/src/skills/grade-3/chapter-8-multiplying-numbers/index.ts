import type { Skill } from '../../../model/index.ts';
import { divCheck } from './div-check.ts';
import { divQuotientRemainder } from './div-quotient-remainder.ts';
import { divRemainderWord } from './div-remainder-word.ts';
import { multTwoDigits } from './mult-2digit.ts';
import { multThreeDigits } from './mult-3digit.ts';
import { multAreaModel } from './mult-area-model.ts';
import { multByTen } from './mult-by-10.ts';
import { multColumn } from './mult-column.ts';
import { multMissingDigit } from './mult-missing-digit.ts';
import { multTens } from './mult-tens.ts';
import { multWordLarger } from './mult-word-2.ts';
import { psEliminate } from './ps-eliminate.ts';

export const gradeThreeMultiplyingNumbers: readonly Skill[] = [
  psEliminate,
  multByTen,
  multTens,
  multAreaModel,
  multTwoDigits,
  multThreeDigits,
  multColumn,
  multMissingDigit,
  multWordLarger,
  divQuotientRemainder,
  divRemainderWord,
  divCheck,
];
