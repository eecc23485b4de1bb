import type { AnswerModel } from '../kind.ts';
import { levelsEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { LevelsForm, LevelsInput, LevelsKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const levelsModel: AnswerModel<LevelsForm, LevelsInput, LevelsKey> = {
  kind: 'levels',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: levelsEmptiness,
};
