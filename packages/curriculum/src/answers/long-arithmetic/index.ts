import type { AnswerModel } from '../kind.ts';
import { longArithmeticEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { LongArithmeticForm, LongArithmeticInput, LongArithmeticKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const longArithmeticModel: AnswerModel<LongArithmeticForm, LongArithmeticInput, LongArithmeticKey> = {
  kind: 'long-arithmetic',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: longArithmeticEmptiness,
};
