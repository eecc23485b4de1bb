import type { AnswerModel } from '../kind.ts';
import { tableCellsEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { TableCellsForm, TableCellsInput, TableCellsKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const tableCellsModel: AnswerModel<TableCellsForm, TableCellsInput, TableCellsKey> = {
  kind: 'table-cells',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: tableCellsEmptiness,
};
