import type { Skill } from '../../../model/index.ts';
import { dataPercent } from './data-percent.ts';
import { discount } from './discount.ts';
import { fractionDecimalPercent } from './fraction-decimal-percent.ts';
import { percentChange } from './percent-change.ts';
import { percentFind } from './percent-find.ts';
import { percentOfAmount } from './percent-of-amount.ts';
import { percentWhole } from './percent-whole.ts';
import { piePercent } from './pie-percent.ts';
import { probabilityPercent } from './probability-percent.ts';
import { profitLoss } from './profit-loss.ts';
import { proportionSolve } from './proportion-solve.ts';
import { proportionWord } from './proportion-word.ts';
import { ratioSimplest } from './ratio-simplify.ts';
import { shareInRatio } from './share-ratio.ts';
import { taxInterest } from './tax-interest.ts';

export const gradeSixRatioAndPercent: readonly Skill[] = [
  ratioSimplest,
  proportionSolve,
  proportionWord,
  shareInRatio,
  fractionDecimalPercent,
  percentOfAmount,
  percentFind,
  percentWhole,
  discount,
  profitLoss,
  taxInterest,
  percentChange,
  piePercent,
  probabilityPercent,
  dataPercent,
];
