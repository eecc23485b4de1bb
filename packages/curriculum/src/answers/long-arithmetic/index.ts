import type { AnswerModel } from '../kind.ts';
import { longArithmeticEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { LongArithmeticForm, LongArithmeticInput, LongArithmeticKey } from './model.ts';
import { open } from './open.ts';
import * as print from './print.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const longArithmeticModel: AnswerModel<LongArithmeticForm, LongArithmeticInput, LongArithmeticKey> = {
  kind: 'long-arithmetic',
  open,
  read,
  ...match,
  ...print,
  emptiness: longArithmeticEmptiness,
};
