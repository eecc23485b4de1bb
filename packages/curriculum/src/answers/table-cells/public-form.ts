import type { TableAnswerCell, TableCellsForm } from './model.ts';

export function publicForm({
  kind,
  description,
  columns,
  hasRowHeadings,
  rows,
  keyboard,
}: TableCellsForm): TableCellsForm {
  return {
    kind,
    description,
    ...(columns === undefined ? {} : { columns }),
    ...(hasRowHeadings === undefined ? {} : { hasRowHeadings }),
    rows: rows.map((cells) => cells.map(publicCell)),
    ...(keyboard === undefined ? {} : { keyboard }),
  };
}

function publicCell(cell: TableAnswerCell): TableAnswerCell {
  switch (cell.t) {
    case 'text':
      return { t: 'text', text: cell.text };
    case 'math':
      return { t: 'math', math: cell.math };
    case 'blank':
      return { t: 'blank', ...(cell.unit === undefined ? {} : { unit: cell.unit }) };
  }
}
