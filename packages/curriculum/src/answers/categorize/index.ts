import type { AnswerModel } from '../kind.ts';
import { categorizeEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { CategorizeForm, CategorizeInput, CategorizeKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const categorizeModel: AnswerModel<CategorizeForm, CategorizeInput, CategorizeKey> = {
  kind: 'categorize',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: categorizeEmptiness,
};
