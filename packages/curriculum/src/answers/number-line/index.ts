import type { AnswerModel } from '../kind.ts';
import { numberLineEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { NumberLineForm, NumberLineInput, NumberLineKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const numberLineModel: AnswerModel<NumberLineForm, NumberLineInput, NumberLineKey> = {
  kind: 'number-line',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: numberLineEmptiness,
};
