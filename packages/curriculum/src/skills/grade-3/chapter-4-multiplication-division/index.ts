import type { Skill } from '../../../model/index.ts';
import { missingNumber } from './missing-number.ts';
import { multArray } from './mult-array.ts';
import { multGroups } from './mult-groups.ts';
import { multRepeatedAddition } from './mult-repeated-addition.ts';
import { timesMissingFactor } from './times-missing-factor.ts';
import { timesTable } from './times-table.ts';

export const gradeThreeMultiplicationDivision: readonly Skill[] = [
  missingNumber,
  multGroups,
  multArray,
  multRepeatedAddition,
  timesTable,
  timesMissingFactor,
];
