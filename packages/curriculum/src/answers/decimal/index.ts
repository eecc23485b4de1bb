import type { AnswerModel } from '../kind.ts';
import { decimalEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { DecimalForm, DecimalInput, DecimalKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const decimalModel: AnswerModel<DecimalForm, DecimalInput, DecimalKey> = {
  kind: 'decimal',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: decimalEmptiness,
};
