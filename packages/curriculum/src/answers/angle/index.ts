import type { AnswerModel } from '../kind.ts';
import { angleEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { AngleForm, AngleInput, AngleKey } from './model.ts';
import { open } from './open.ts';
import * as print from './print.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const angleModel: AnswerModel<AngleForm, AngleInput, AngleKey> = {
  kind: 'angle',
  open,
  read,
  ...match,
  ...print,
  emptiness: angleEmptiness,
};
