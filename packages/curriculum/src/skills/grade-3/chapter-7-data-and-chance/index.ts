import type { Skill } from '../../../model/index.ts';
import { barRead } from './bar-read.ts';
import { pictogramRead } from './pictogram-read.ts';
import { tallyRead } from './tally-read.ts';

/** Grade 3, chapter 7: data and chance. */
export const gradeThreeDataAndChance: readonly Skill[] = [tallyRead, barRead, pictogramRead];
