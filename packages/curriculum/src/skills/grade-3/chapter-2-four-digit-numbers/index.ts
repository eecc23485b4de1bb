import type { Skill } from '../../../model/index.ts';
import { digitsLargestSmallest } from './digits-largest-smallest.ts';
import { expandedForm } from './expanded-form.ts';
import { moneyChange } from './money-change.ts';
import { moneyRialToman } from './money-rial-toman.ts';
import { moneyTotal } from './money-total.ts';
import { placeBlocks } from './place-blocks.ts';
import { placeDigit } from './place-digit.ts';
import { placeValueOfDigit } from './place-value-of-digit.ts';
import { listAllCases } from './ps-list-all.ts';
import { readFourDigit } from './read-four-digit.ts';
import { roundToPlace } from './round-10-100-1000.ts';
import { roundOnNumberLine } from './round-numberline.ts';
import { thousandBundles } from './thousand-bundles.ts';
import { writeFourDigit } from './write-four-digit.ts';

export const gradeThreeFourDigitNumbers: readonly Skill[] = [
  listAllCases,
  thousandBundles,
  readFourDigit,
  writeFourDigit,
  placeDigit,
  placeValueOfDigit,
  expandedForm,
  placeBlocks,
  digitsLargestSmallest,
  moneyTotal,
  moneyRialToman,
  moneyChange,
  roundToPlace,
  roundOnNumberLine,
];
