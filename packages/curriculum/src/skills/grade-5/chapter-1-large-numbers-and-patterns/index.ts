import type { Skill } from '../../../model/index.ts';
import { billionCompare } from './billion-compare.ts';
import { billionReadWrite } from './billion-read-write.ts';
import { billionTable } from './billion-table.ts';
import { compoundMeasure } from './compound-measure.ts';
import { compoundTimeAdd } from './compound-time-add.ts';
import { compoundTimeSub } from './compound-time-sub.ts';
import { compoundWord } from './compound-word.ts';
import { estimate } from './estimate.ts';
import { fourOperations } from './four-operations.ts';
import { numberReadWrite } from './number-read-write.ts';
import { patternNthTerm } from './pattern-nth-term.ts';
import { patternRuleChoose } from './pattern-rule-choose.ts';
import { patternWhichN } from './pattern-which-n.ts';
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
  compoundTimeAdd,
  compoundTimeSub,
  compoundMeasure,
  compoundWord,
  patternNthTerm,
  patternRuleChoose,
  patternWhichN,
];
