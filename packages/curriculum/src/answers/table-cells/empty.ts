import { isBlank } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import { blanksOf } from './blanks.ts';
import type { TableCellsForm, TableCellsInput } from './model.ts';

export const tableCellsEmptiness: EmptyInput<TableCellsForm, TableCellsInput> = {
  kind: 'table-cells',
  emptyInput: (form) => ({ kind: 'table-cells', values: blanksOf(form).map(() => '') }),
  isEmpty: ({ values }) => values.every(isBlank),
  isIncomplete: ({ values }, form) => values.length < blanksOf(form).length || values.some(isBlank),
  incomplete: 'یکی از خانه‌های جدول هنوز خالی است؛ همه را پر کن.',
};
