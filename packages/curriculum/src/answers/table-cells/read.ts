import { readBoxes } from '../number-boxes.ts';
import { readDecimal, readWhole } from '../read-number.ts';
import type { Fields, Reading } from '../reading.ts';
import type { TableCellsForm } from './model.ts';

/** A number in every empty cell. */
export function read({ rows, keyboard }: TableCellsForm, fields: Fields): Reading {
  const blanks = rows.flat().flatMap((cell) => (cell.t === 'blank' ? [cell] : []));
  return readBoxes(keyboard === 'decimal' ? readDecimal : readWhole, blanks, fields);
}
