import type { Skill } from '../../../model/index.ts';
import { fractionToPercent } from './fraction-to-percent.ts';
import { percentFind } from './percent-find.ts';
import { percentMeaning } from './percent-meaning.ts';
import { percentOfAmount } from './percent-of-amount.ts';
import { proportionSolve } from './proportion-solve.ts';
import { proportionWord } from './proportion-word.ts';
import { ratioEqualChoose } from './ratio-equal-choose.ts';
import { ratioEqualTable } from './ratio-equal-table.ts';
import { ratioPartWhole } from './ratio-part-whole.ts';
import { ratioSimplify } from './ratio-simplify.ts';
import { ratioStatement } from './ratio-statement.ts';
import { ratioWrite } from './ratio-write.ts';
import { shareRatio } from './share-ratio.ts';

export const gradeFiveRatios: readonly Skill[] = [
  ratioWrite,
  ratioPartWhole,
  ratioStatement,
  ratioEqualTable,
  ratioSimplify,
  ratioEqualChoose,
  proportionSolve,
  proportionWord,
  shareRatio,
  percentMeaning,
  fractionToPercent,
  percentOfAmount,
  percentFind,
];
