import type { AnswerKey, TableAnswerCell, TableCellsForm } from '../model/index.ts';
import { Decimal } from '../numbers/decimal.ts';
import type { AnswerSpec } from './answers.ts';

/** Numbers of the empty cells, row by row. */
export function tableKey(...values: readonly (Decimal | number)[]): AnswerKey {
  return {
    kind: 'table-cells',
    values: values.map((value) => (value instanceof Decimal ? value : Decimal.of(value)).toString()),
  };
}

/** A cell that is to be filled in with a number. */
export interface AskedCell {
  readonly asked: Decimal | number;
  readonly unit?: string;
}

type DraftCell = Exclude<TableAnswerCell, { readonly t: 'blank' }> | AskedCell;

/** A table whose `asked` cells are empty. Misconceptions with `tableKey`, one number an empty cell. */
export function tableAnswer({
  rows,
  ...draft
}: Omit<TableCellsForm, 'kind' | 'rows'> & { readonly rows: readonly (readonly DraftCell[])[] }): AnswerSpec {
  const values = rows.flat().flatMap((cell) => ('asked' in cell ? [cell.asked] : []));
  const open = (cell: DraftCell): TableAnswerCell => {
    if (!('asked' in cell)) return cell;
    return { t: 'blank', ...(cell.unit === undefined ? {} : { unit: cell.unit }) };
  };
  return {
    answer: { kind: 'table-cells', ...draft, rows: rows.map((cells) => cells.map(open)) },
    key: tableKey(...values),
  };
}
