import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { ownText } from '../../i18n/own-direction.ts';
import * as css from './Table.css.ts';
import { columnMarks } from './TableHead.tsx';
import type { TableColumn } from './types.ts';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  headerColumn: string | undefined;
  href: string | undefined;
  /** The box that chooses it, where rows can be chosen. */
  box?: ReactNode;
  isChosen?: boolean;
  /** The button that opens its details, where rows have them; empty for a row that has none. */
  toggle?: ReactNode;
  actions: ReactNode;
  hasActions: boolean;
  /** Its place among all rows, where not all are in the page. */
  index?: number | undefined;
}

/** Plain words need no element of their own, and a table has many. */
const cellValue = (value: ReactNode) =>
  typeof value === 'string' || typeof value === 'number' ? (
    ownText(value)
  ) : (
    <span className={css.cellValue}>{value}</span>
  );

const OWN_TARGETS = 'a, button, input, select, textarea, label, summary';

/**
 * A pointer may click anywhere in a row that leads somewhere; the keyboard and screen readers have the row header's
 * link. A click on something of its own, or one that ends a selection of text, is left alone.
 */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.target instanceof Element && event.target.closest(OWN_TARGETS)) return;
  if (window.getSelection()?.type === 'Range') return;
  event.currentTarget.querySelector<HTMLAnchorElement>('th a[data-row-link]')?.click();
}

/** One row, its header first in meaning wherever it stands. */
export function TableRow<Row>({
  row,
  columns,
  headerColumn,
  href,
  box,
  isChosen = false,
  toggle,
  actions,
  hasActions,
  index,
}: TableRowProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a browser drops them where the narrow form changes `display`
    <tr
      role="row"
      className={css.row}
      {...(index !== undefined && { 'aria-rowindex': index })}
      {...(isChosen && { 'data-chosen': '' })}
      {...(href !== undefined && { 'data-link': '', onClick: followRow })}
    >
      {box != null && (
        <td role="cell" className={`${css.cell} ${css.boxCell}`}>
          {box}
        </td>
      )}
      {toggle != null && (
        <td role="cell" className={`${css.cell} ${css.boxCell}`} data-toggle="">
          {toggle}
        </td>
      )}
      {columns.map((column) => {
        if (column.id !== headerColumn) {
          return (
            <td key={column.id} role="cell" className={css.cell} data-label={column.header} {...columnMarks(column)}>
              {cellValue(column.cell(row))}
            </td>
          );
        }
        return (
          <th key={column.id} role="rowheader" scope="row" className={css.cell} {...columnMarks(column)}>
            {href === undefined ? (
              cellValue(column.cell(row))
            ) : (
              <Link href={href} className={css.rowLink} data-row-link="">
                {ownText(column.cell(row))}
              </Link>
            )}
          </th>
        );
      })}
      {hasActions && (
        <td role="cell" className={`${css.cell} ${css.actionsCell}`}>
          <span className={css.actions}>{actions}</span>
        </td>
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
