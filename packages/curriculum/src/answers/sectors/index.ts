import type { AnswerModel } from '../kind.ts';
import { sectorsEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { SectorsForm, SectorsInput, SectorsKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const sectorsModel: AnswerModel<SectorsForm, SectorsInput, SectorsKey> = {
  kind: 'sectors',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: sectorsEmptiness,
};
