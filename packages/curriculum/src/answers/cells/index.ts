import type { AnswerModel } from '../kind.ts';
import { cellsEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { CellsForm, CellsInput, CellsKey } from './model.ts';
import { open } from './open.ts';
import * as print from './print.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const cellsModel: AnswerModel<CellsForm, CellsInput, CellsKey> = {
  kind: 'cells',
  open,
  read,
  ...match,
  ...print,
  emptiness: cellsEmptiness,
};
