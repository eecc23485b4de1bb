import type { AnswerModel } from '../kind.ts';
import { fractionEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { FractionForm, FractionInput, FractionKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const fractionModel: AnswerModel<FractionForm, FractionInput, FractionKey> = {
  kind: 'fraction',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: fractionEmptiness,
};
