import type { AnswerModel } from '../kind.ts';
import { categorizeEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { CategorizeForm, CategorizeInput, CategorizeKey } from './model.ts';
import { open } from './open.ts';
import * as print from './print.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const categorizeModel: AnswerModel<CategorizeForm, CategorizeInput, CategorizeKey> = {
  kind: 'categorize',
  open,
  read,
  ...match,
  ...print,
  emptiness: categorizeEmptiness,
};
