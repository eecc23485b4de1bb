import type { AnswerModel } from '../kind.ts';
import { decimalEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { DecimalForm, DecimalInput, DecimalKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const decimalModel: AnswerModel<DecimalForm, DecimalInput, DecimalKey> = {
  kind: 'decimal',
  publicForm,
  read,
  ...match,
  ...print,
  emptiness: decimalEmptiness,
};
