import type { Skill } from '../../../model/index.ts';
import { fractionCompareAlike } from './fraction-compare.ts';
import { fractionEqualMissing } from './fraction-equal-missing.ts';
import { fractionOnLine } from './fraction-numberline.ts';
import { fractionOfHour } from './fraction-of-hour.ts';
import { fractionOfLength } from './fraction-of-length.ts';
import { fractionOfSet } from './fraction-of-set.ts';
import { fractionOrderAlike } from './fraction-order.ts';
import { fractionShaded } from './fraction-shaded.ts';
import { fractionWordsMatched } from './fraction-words.ts';

export const gradeThreeFractions: readonly Skill[] = [
  fractionShaded,
  fractionWordsMatched,
  fractionOfSet,
  fractionOnLine,
  fractionOfLength,
  fractionOfHour,
  fractionEqualMissing,
  fractionCompareAlike,
  fractionOrderAlike,
];
