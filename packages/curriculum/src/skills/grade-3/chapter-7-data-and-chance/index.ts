import type { Skill } from '../../../model/index.ts';
import { barRead } from './bar-read.ts';
import { chanceColorSpinner } from './chance-color-spinner.ts';
import { chanceCompare } from './chance-compare.ts';
import { chanceWords } from './chance-words.ts';
import { chartChoose } from './chart-choose.ts';
import { dataTable } from './data-table.ts';
import { pictogramRead } from './pictogram-read.ts';
import { pieColor } from './pie-color.ts';
import { pieFraction } from './pie-fraction.ts';
import { pieRead } from './pie-read.ts';
import { psGuessCheck } from './ps-guess-check.ts';
import { tallyRead } from './tally-read.ts';

/** Grade 3, chapter 7: data and chance. */
export const gradeThreeDataAndChance: readonly Skill[] = [
  psGuessCheck,
  tallyRead,
  dataTable,
  chanceWords,
  chanceCompare,
  chanceColorSpinner,
  pieRead,
  pieColor,
  pieFraction,
  barRead,
  pictogramRead,
  chartChoose,
];
