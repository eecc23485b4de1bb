import type { Skill } from '../../../model/index.ts';
import { addMental } from './add-mental.ts';
import { addMissingDigit } from './add-missing-digit.ts';
import { addTableThreeDigits } from './add-table-3digit.ts';
import { addTableFourDigits } from './add-table-4digit.ts';
import { addsubEstimate } from './addsub-estimate.ts';
import { addsubInverse } from './addsub-inverse.ts';
import { addsubWord } from './addsub-word.ts';
import { betweenNumbers } from './between-numbers.ts';
import { compareNumbers } from './compare-numbers.ts';
import { orderNumbers } from './order-numbers.ts';
import { psSimpler } from './ps-simpler.ts';
import { subAcrossZero } from './sub-across-zero.ts';
import { subTable } from './sub-table.ts';

export const gradeThreeAdditionSubtraction: readonly Skill[] = [
  psSimpler,
  compareNumbers,
  orderNumbers,
  betweenNumbers,
  addMental,
  addsubEstimate,
  addsubWord,
  addsubInverse,
  addTableThreeDigits,
  addTableFourDigits,
  addMissingDigit,
  subTable,
  subAcrossZero,
];
