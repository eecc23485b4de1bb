import type { Skill } from '../../../model/index.ts';
import { fractionCompareAlike } from './fraction-compare.ts';
import { fractionEqualFigure } from './fraction-equal-figure.ts';
import { fractionEqualMissing } from './fraction-equal-missing.ts';
import { fractionEqualParts } from './fraction-equal-parts.ts';
import { fractionOnLine } from './fraction-numberline.ts';
import { fractionOfHour } from './fraction-of-hour.ts';
import { fractionOfLength } from './fraction-of-length.ts';
import { fractionOfSet } from './fraction-of-set.ts';
import { fractionOrderAlike } from './fraction-order.ts';
import { fractionShade } from './fraction-shade.ts';
import { fractionShaded } from './fraction-shaded.ts';
import { fractionWordsMatched } from './fraction-words.ts';
import { psDrawFigure } from './ps-draw-figure.ts';

export const gradeThreeFractions: readonly Skill[] = [
  psDrawFigure,
  fractionShaded,
  fractionShade,
  fractionEqualParts,
  fractionWordsMatched,
  fractionOfSet,
  fractionOnLine,
  fractionOfLength,
  fractionOfHour,
  fractionEqualFigure,
  fractionEqualMissing,
  fractionCompareAlike,
  fractionOrderAlike,
];
