import type { BoardCell } from '../../content/figures/index.ts';
import type { CellsForm } from './model.ts';

export function publicForm({ kind, rows, columns, fixed, axis }: CellsForm): CellsForm {
  return { kind, rows, columns, fixed: fixed.map(publicCell), ...(axis === undefined ? {} : { axis }) };
}

function publicCell({ row, column, tone, half }: BoardCell): BoardCell {
  return { row, column, ...(tone === undefined ? {} : { tone }), ...(half === undefined ? {} : { half }) };
}
