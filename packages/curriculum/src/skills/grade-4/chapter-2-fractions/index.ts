import type { Skill } from '../../../model/index.ts';
import { fractionAddSame } from './fraction-add-same.ts';
import { fractionAddsubWord } from './fraction-addsub-word.ts';
import { fractionCompare } from './fraction-compare.ts';
import { fractionCompareRelated } from './fraction-compare-related.ts';
import { fractionEqualChoose } from './fraction-equal-choose.ts';
import { fractionEqualMissing } from './fraction-equal-missing.ts';
import { fractionNumberline } from './fraction-numberline.ts';
import { fractionOfAmount } from './fraction-of-amount.ts';
import { fractionOfNumber } from './fraction-of-number.ts';
import { fractionSubSame } from './fraction-sub-same.ts';
import { fractionTimesWhole } from './fraction-times-whole.ts';
import { fractionTimesWholePicture } from './fraction-times-whole-picture.ts';
import { fractionWrite } from './fraction-write.ts';
import { psFractionDraw } from './ps-fraction-draw.ts';

export const gradeFourFractions: readonly Skill[] = [
  psFractionDraw,
  fractionWrite,
  fractionNumberline,
  fractionCompare,
  fractionOfAmount,
  fractionAddSame,
  fractionSubSame,
  fractionAddsubWord,
  fractionEqualMissing,
  fractionEqualChoose,
  fractionCompareRelated,
  fractionTimesWhole,
  fractionTimesWholePicture,
  fractionOfNumber,
];
