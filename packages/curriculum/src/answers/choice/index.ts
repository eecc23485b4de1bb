import type { AnswerModel } from '../kind.ts';
import { choiceEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { ChoiceForm, ChoiceInput, ChoiceKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const choiceModel: AnswerModel<ChoiceForm, ChoiceInput, ChoiceKey> = {
  kind: 'choice',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: choiceEmptiness,
};
