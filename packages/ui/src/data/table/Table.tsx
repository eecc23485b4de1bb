import { useId, useRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { faData } from '../../i18n/fa/data.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableProps } from './types.ts';
import { useScrollable } from './use-scrollable.ts';

/**
 * A native table of one page of rows; sorting and paging are the caller's. In a container under 640 px it becomes a
 * stack in which each value stands beside its header. Keyboard: Tab to the sort buttons, row links and actions.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  rowHref,
  rowActions,
  actionsHeader = faData.table.actions,
  isLoading = false,
  loadingLabel = faData.table.loading,
  loadingRows = 5,
  empty = faData.table.empty,
  isHeadSticky = false,
  footer,
}: TableProps<Row>) {
  const captionId = useId();
  const headerColumn = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const scroller = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(scroller);
  const status = (
    <div role="status" className={visuallyHidden}>
      {isLoading ? loadingLabel : ''}
    </div>
  );
  const captionClass = isCaptionHidden ? visuallyHidden : css.caption;

  if (!isLoading && rows.length === 0) {
    return (
      <div className={css.root}>
        <p className={captionClass}>{caption}</p>
        <div className={css.empty}>{empty}</div>
        {status}
        {footer != null && <div className={css.footer}>{footer}</div>}
      </div>
    );
  }
  return (
    <div className={css.root}>
      {/* A box that scrolls must be reachable without a mouse. */}
      <div
        ref={scroller}
        className={css.scroller}
        {...(isHeadSticky && { 'data-sticky-head': '' })}
        {...((isHeadSticky || isScrollable) && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: a browser drops them where the narrow form changes `display` */}
        <table role="table" className={css.table} aria-busy={isLoading}>
          <caption id={captionId} className={captionClass}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            actionsHeader={rowActions && actionsHeader}
          />
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup" className={css.body}>
            {isLoading
              ? Array.from({ length: loadingRows }, (_, line) => (
                  <TableRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: bones are alike and never move
                    key={line}
                    row={undefined}
                    columns={columns.map((column) => ({ ...column, cell: () => <Skeleton shape="text" /> }))}
                    // A bone names no row.
                    headerColumn={undefined}
                    href={undefined}
                    actions={<Skeleton shape="circle" size="small" />}
                    hasActions={rowActions !== undefined}
                  />
                ))
              : rows.map((row) => (
                  <TableRow
                    key={rowKey(row)}
                    row={row}
                    columns={columns}
                    headerColumn={headerColumn}
                    href={rowHref?.(row)}
                    actions={rowActions?.(row)}
                    hasActions={rowActions !== undefined}
                  />
                ))}
          </tbody>
        </table>
      </div>
      {status}
      {footer != null && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
