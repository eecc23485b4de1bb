import type { AnswerModel } from '../kind.ts';
import { integerEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { IntegerForm, IntegerInput, IntegerKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const integerModel: AnswerModel<IntegerForm, IntegerInput, IntegerKey> = {
  kind: 'integer',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: integerEmptiness,
};
