import type { Skill } from '../../../model/index.ts';
import { billionCompare } from './billion-compare.ts';
import { billionReadWrite } from './billion-read-write.ts';
import { billionTable } from './billion-table.ts';
import { estimate } from './estimate.ts';
import { fourOperations } from './four-operations.ts';
import { numberReadWrite } from './number-read-write.ts';
import { placeValue } from './place-value.ts';
import { unitRelations } from './unit-relations.ts';

export const gradeFiveLargeNumbers: readonly Skill[] = [
  numberReadWrite,
  placeValue,
  fourOperations,
  estimate,
  billionReadWrite,
  billionTable,
  billionCompare,
  unitRelations,
];
