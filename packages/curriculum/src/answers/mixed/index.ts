import type { AnswerModel } from '../kind.ts';
import { mixedEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { MixedForm, MixedInput, MixedKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const mixedModel: AnswerModel<MixedForm, MixedInput, MixedKey> = {
  kind: 'mixed',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: mixedEmptiness,
};
