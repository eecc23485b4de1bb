import type { Skill } from '../../../model/index.ts';
import { fractionAddUnlike } from './fraction-add-unlike.ts';
import { fractionCompareOrder } from './fraction-compare-order.ts';
import { fractionDivFraction } from './fraction-div-fraction.ts';
import { fractionDivWhole } from './fraction-div-whole.ts';
import { fractionDivWord } from './fraction-div-word.ts';
import { fractionMult } from './fraction-mult.ts';
import { fractionMultArea } from './fraction-mult-area.ts';
import { fractionOfQuantity } from './fraction-of-quantity.ts';
import { fractionSimplify } from './fraction-simplify.ts';
import { improperNumberline } from './improper-numberline.ts';
import { improperToMixed } from './improper-to-mixed.ts';
import { mixedAdd } from './mixed-add.ts';
import { mixedMult } from './mixed-mult.ts';
import { mixedSub } from './mixed-sub.ts';
import { mixedToImproper } from './mixed-to-improper.ts';

export const gradeFiveFractions: readonly Skill[] = [
  improperToMixed,
  mixedToImproper,
  improperNumberline,
  fractionCompareOrder,
  fractionAddUnlike,
  mixedAdd,
  mixedSub,
  fractionMult,
  fractionMultArea,
  fractionOfQuantity,
  fractionDivWhole,
  fractionDivFraction,
  fractionDivWord,
  mixedMult,
  fractionSimplify,
];
