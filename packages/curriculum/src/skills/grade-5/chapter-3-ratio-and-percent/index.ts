import type { Skill } from '../../../model/index.ts';
import { ratioEqualChoose } from './ratio-equal-choose.ts';
import { ratioEqualTable } from './ratio-equal-table.ts';
import { ratioPartWhole } from './ratio-part-whole.ts';
import { ratioSimplify } from './ratio-simplify.ts';
import { ratioStatement } from './ratio-statement.ts';
import { ratioWrite } from './ratio-write.ts';

export const gradeFiveRatios: readonly Skill[] = [
  ratioWrite,
  ratioPartWhole,
  ratioStatement,
  ratioEqualTable,
  ratioSimplify,
  ratioEqualChoose,
];
