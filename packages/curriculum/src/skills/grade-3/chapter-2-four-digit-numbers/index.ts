import type { Skill } from '../../../model/index.ts';
import { digitsLargestSmallest } from './digits-largest-smallest.ts';
import { expandedForm } from './expanded-form.ts';
import { moneyTotal } from './money-total.ts';
import { placeBlocks } from './place-blocks.ts';
import { placeDigit } from './place-digit.ts';
import { placeValueOfDigit } from './place-value-of-digit.ts';
import { readFourDigit } from './read-four-digit.ts';
import { thousandBundles } from './thousand-bundles.ts';
import { writeFourDigit } from './write-four-digit.ts';

export const gradeThreeFourDigitNumbers: readonly Skill[] = [
  thousandBundles,
  readFourDigit,
  writeFourDigit,
  placeDigit,
  placeValueOfDigit,
  expandedForm,
  placeBlocks,
  digitsLargestSmallest,
  moneyTotal,
];
