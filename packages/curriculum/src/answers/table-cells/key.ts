import { numberParts } from '../number-boxes.ts';
import { blanksOf } from './blanks.ts';
import type { TableCellsForm, TableCellsInput, TableCellsKey } from './model.ts';

export { numberParts as parts } from '../number-boxes.ts';

export function inputFromKey({ kind, values }: TableCellsKey): TableCellsInput {
  return { kind, values };
}

/** Of each empty cell, whether its number is right. */
export function verdicts(key: TableCellsKey, given: readonly string[]): readonly boolean[] {
  return numberParts(key).map((part, index) => part === given[index]);
}

export function fault(form: TableCellsForm, { values }: TableCellsKey): string | null {
  return blanksOf(form).length === values.length ? null : 'the table has not as many empty cells as numbers';
}
