import type { AnswerModel } from '../kind.ts';
import { angleEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { AngleForm, AngleInput, AngleKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const angleModel: AnswerModel<AngleForm, AngleInput, AngleKey> = {
  kind: 'angle',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: angleEmptiness,
};
