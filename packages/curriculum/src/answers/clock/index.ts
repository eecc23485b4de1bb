import type { AnswerModel } from '../kind.ts';
import { clockEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { ClockForm, ClockInput, ClockKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const clockModel: AnswerModel<ClockForm, ClockInput, ClockKey> = {
  kind: 'clock',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: clockEmptiness,
};
