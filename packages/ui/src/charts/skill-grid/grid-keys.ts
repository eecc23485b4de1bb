import type { FocusEvent, KeyboardEvent } from 'react';

const cellOf = (node: EventTarget | null) => (node instanceof Element ? node.closest('td, th') : null);

/** What takes the focus for a cell: its link, else the cell itself. */
const focusable = (cell: Element) => cell.querySelector('a') ?? (cell instanceof HTMLElement ? cell : null);

/**
 * Moves the focus by arrow keys among the cells of a table, headers included. Home and End go to the ends of the row,
 * with Control to the corners of the table. In right-to-left the left arrow goes on.
 * The place is kept in the DOM, not in state: a step would otherwise draw thousands of cells again.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>, direction: 'rtl' | 'ltr'): void {
  const cell = cellOf(event.target);
  const row = cell?.closest('tr');
  if (!(cell instanceof HTMLTableCellElement) || !row) return;
  const rows = event.currentTarget.rows;
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const lastColumn = row.cells.length - 1;
  const target: Record<string, readonly [row: number, column: number]> = {
    [onwards]: [row.rowIndex, cell.cellIndex + 1],
    [back]: [row.rowIndex, cell.cellIndex - 1],
    ArrowDown: [row.rowIndex + 1, cell.cellIndex],
    ArrowUp: [row.rowIndex - 1, cell.cellIndex],
    Home: [event.ctrlKey ? 0 : row.rowIndex, 0],
    End: [event.ctrlKey ? rows.length - 1 : row.rowIndex, lastColumn],
  };
  const place = target[event.key];
  if (!place) return;
  event.preventDefault();
  const next = rows[place[0]]?.cells[place[1]];
  if (next) focusable(next)?.focus();
}

/** The cell with the focus is the table's one Tab stop. */
export function keepTabStop(event: FocusEvent<HTMLTableElement>): void {
  for (const earlier of event.currentTarget.querySelectorAll('[tabindex="0"]')) earlier.setAttribute('tabindex', '-1');
  event.target.setAttribute('tabindex', '0');
}
