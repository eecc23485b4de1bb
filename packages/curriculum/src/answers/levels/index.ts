import type { AnswerModel } from '../kind.ts';
import { levelsEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { LevelsForm, LevelsInput, LevelsKey } from './model.ts';
import { open } from './open.ts';
import * as print from './print.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const levelsModel: AnswerModel<LevelsForm, LevelsInput, LevelsKey> = {
  kind: 'levels',
  open,
  read,
  ...match,
  ...print,
  emptiness: levelsEmptiness,
};
