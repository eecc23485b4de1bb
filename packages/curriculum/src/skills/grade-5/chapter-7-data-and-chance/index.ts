import type { Skill } from '../../../model/index.ts';
import { chartChoose } from './chart-choose.ts';
import { dataTableChart } from './data-table-chart.ts';
import { lineGraph } from './line-graph.ts';
import { mean } from './mean.ts';
import { meanChange } from './mean-change.ts';
import { meanLevel } from './mean-level.ts';
import { meanMissing } from './mean-missing.ts';
import { outcomesList } from './outcomes-list.ts';
import { piePercent } from './pie-percent.ts';
import { probabilityCompare } from './probability-compare.ts';
import { probabilityExpected } from './probability-expected.ts';
import { probabilityFraction } from './probability-fraction.ts';

export const gradeFiveDataAndChance: readonly Skill[] = [
  dataTableChart,
  piePercent,
  lineGraph,
  chartChoose,
  mean,
  meanMissing,
  meanLevel,
  meanChange,
  probabilityFraction,
  probabilityCompare,
  probabilityExpected,
  outcomesList,
];
