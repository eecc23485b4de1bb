import type { AnswerModel } from '../kind.ts';
import { matchEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { MatchForm, MatchInput, MatchKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const matchModel: AnswerModel<MatchForm, MatchInput, MatchKey> = {
  kind: 'match',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: matchEmptiness,
};
