import type { AnswerModel } from '../kind.ts';
import { multipleSelectEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { MultipleSelectForm, MultipleSelectInput, MultipleSelectKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const multipleSelectModel: AnswerModel<MultipleSelectForm, MultipleSelectInput, MultipleSelectKey> = {
  kind: 'multiple-select',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: multipleSelectEmptiness,
};
