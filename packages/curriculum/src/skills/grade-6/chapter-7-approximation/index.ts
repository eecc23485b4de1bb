import type { Skill } from '../../../model/index.ts';
import { approxAfter } from './approx-after.ts';
import { approxError } from './approx-error.ts';
import { approxNumberline } from './approx-numberline.ts';
import { approxOperations } from './approx-operations.ts';
import { fractionApprox } from './fraction-approx.ts';
import { measurePrecision } from './measure-precision.ts';
import { measureReadApprox } from './measure-read-approx.ts';
import { roundNumber } from './round.ts';
import { roundBounds } from './round-bounds.ts';
import { truncate } from './truncate.ts';
import { truncateOrRound } from './truncate-vs-round.ts';

export const gradeSixApproximation: readonly Skill[] = [
  truncate,
  roundNumber,
  truncateOrRound,
  roundBounds,
  fractionApprox,
  approxNumberline,
  measurePrecision,
  measureReadApprox,
  approxOperations,
  approxAfter,
  approxError,
];
