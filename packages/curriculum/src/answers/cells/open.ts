import type { BoardCell } from '../../content/figures/index.ts';
import type { CellsForm } from './model.ts';

export function open({ kind, rows, columns, fixed, axis }: CellsForm): CellsForm {
  return { kind, rows, columns, fixed: fixed.map(openCell), ...(axis === undefined ? {} : { axis }) };
}

function openCell({ row, column, tone, half }: BoardCell): BoardCell {
  return { row, column, ...(tone === undefined ? {} : { tone }), ...(half === undefined ? {} : { half }) };
}
