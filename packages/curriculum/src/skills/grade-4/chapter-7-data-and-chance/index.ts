import type { Skill } from '../../../model/index.ts';
import { barChartRead } from './bar-chart-read.ts';
import { chartCompareTypes } from './chart-compare-types.ts';
import { lineGraphDraw } from './line-graph-draw.ts';
import { lineGraphRead } from './line-graph-read.ts';
import { lineGraphTrend } from './line-graph-trend.ts';
import { probabilityDesign } from './probability-design.ts';
import { probabilityFraction } from './probability-fraction.ts';
import { probabilityOrder } from './probability-order.ts';
import { probabilityTrials } from './probability-trials.ts';
import { psData } from './ps-data.ts';

/** Grade 4, chapter 7: data and chance. */
export const gradeFourDataAndChance: readonly Skill[] = [
  psData,
  lineGraphRead,
  lineGraphDraw,
  lineGraphTrend,
  chartCompareTypes,
  barChartRead,
  probabilityOrder,
  probabilityFraction,
  probabilityDesign,
  probabilityTrials,
];
