import type { AnswerModel } from '../kind.ts';
import { cellsEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { CellsForm, CellsInput, CellsKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const cellsModel: AnswerModel<CellsForm, CellsInput, CellsKey> = {
  kind: 'cells',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: cellsEmptiness,
};
