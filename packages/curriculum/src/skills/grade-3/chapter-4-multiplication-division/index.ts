import type { Skill } from '../../../model/index.ts';
import { divisionFacts } from './division-facts.ts';
import { divisionFamily } from './division-family.ts';
import { divisionSharing } from './division-sharing.ts';
import { missingNumber } from './missing-number.ts';
import { multArray } from './mult-array.ts';
import { multCommutative } from './mult-commutative.ts';
import { multGroups } from './mult-groups.ts';
import { multRepeatedAddition } from './mult-repeated-addition.ts';
import { multSplit } from './mult-split.ts';
import { multWord } from './mult-word.ts';
import { multZeroOne } from './mult-zero-one.ts';
import { psNumberSentence } from './ps-number-sentence.ts';
import { timesMissingFactor } from './times-missing-factor.ts';
import { timesTable } from './times-table.ts';
export const gradeThreeMultiplicationDivision: readonly Skill[] = [
  psNumberSentence,
  missingNumber,
  multGroups,
  multArray,
  multRepeatedAddition,
  timesTable,
  timesMissingFactor,
  multWord,
  multCommutative,
  multZeroOne,
  multSplit,
  divisionSharing,
  divisionFacts,
  divisionFamily,
];
