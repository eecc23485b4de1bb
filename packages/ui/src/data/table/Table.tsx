import { lazy, Suspense, useId, useRef } from 'react';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames } from '../../primitives/root-props.ts';
import { useScrollable } from '../../primitives/use-scrollable.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { NarrowHead } from './NarrowHead.tsx';
import { isThere } from './NarrowRow.tsx';
import * as narrowCss from './narrow.css.ts';
import { narrowColumns } from './narrow-columns.ts';
import { pinned } from './pinned.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SortBand } from './SortBand.tsx';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import type { TableProps } from './types.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useRowBoxes } from './use-row-boxes.tsx';
import { useRowOrder } from './use-row-order.ts';
import { useRowWindow } from './use-row-window.ts';

/** Few tables are wider than their place: the code comes with them. Where it cannot be had, the table is scrolled without it. */
const ColumnPager = lazy(() =>
  import('./ColumnPager.tsx').then(
    ({ ColumnPager: Pager }) => ({ default: Pager }),
    () => ({ default: () => null }),
  ),
);

/** More columns of numbers than these are compared across: on a phone too they stay columns. */
const MOST_STACKED_NUMBERS = 4;

/**
 * A native table of one page of rows. It orders them itself or shows the order the caller keeps; paging is the caller's.
 * In a container under 640 px a row is two lines where columns say their `narrow` place, and else a stack in which each value is
 * beside its header; with more than four columns of numbers, none of them with a place, it keeps them, is scrolled sideways and pins
 * its first column; under it a phone says which columns are in sight, between buttons to the others. Keyboard: Tab to the sort buttons,
 * boxes, row links, actions and those buttons; Space chooses a row, with Shift all up to it.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort: givenSort,
  defaultSort,
  onSortChange: tellSort,
  selection,
  expansion,
  rowHref,
  narrowStart,
  rowActions,
  actionsHeader = messagesFor('data.table', faData.table).actions,
  isLoading = false,
  isPending = false,
  sortLabel,
  turnLabel,
  loadingLabel = messagesFor('data.table', faData.table).loading,
  loadingRows = 5,
  failure,
  empty = messagesFor('data.table', faData.table).empty,
  isHeadSticky = false,
  footer,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const headerColumn = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const scroller = useRef<HTMLDivElement>(null);
  const others = !isLoading && rows.length === 0 ? empty : null;
  const instead = isThere(failure) ? failure : others;
  const hasTable = !isThere(instead);
  const isScrollable = useScrollable(scroller, hasTable);
  const { ordered, sort, onSortChange } = useRowOrder({
    columns,
    rows,
    ...(givenSort !== undefined && { sort: givenSort }),
    ...(defaultSort && { defaultSort }),
    ...(tellSort && { onSortChange: tellSort }),
  });
  const placed = narrowColumns(columns, headerColumn);
  const isNarrow = useIsNarrow(scroller, hasTable && placed !== undefined);
  const narrow = isNarrow ? placed : undefined;
  const { isWindowed, from, to, before, after } = useRowWindow(scroller, hasTable, ordered.length);
  const boxOf = useRowBoxes(selection, ordered, rowKey);
  const hasFooter = isThere(footer);
  const isBox = isHeadSticky || isWindowed;
  const isBusy = isLoading || isPending;
  const isWide = narrow === undefined && columns.filter(({ isNumeric }) => isNumeric).length > MOST_STACKED_NUMBERS;
  // Over what acts on the rows, which a caption cannot be.
  const isTitleAbove = selection !== undefined || narrow !== undefined;
  const captionClass = isCaptionHidden ? visuallyHidden : css.caption;
  const foot = (
    <>
      <div role="status" className={visuallyHidden}>
        {isBusy ? loadingLabel : ''}
      </div>
      {hasFooter && <div className={css.footer}>{footer}</div>}
    </>
  );

  if (!hasTable) {
    return (
      <div {...rest} className={classNames(css.root, className)}>
        <p className={captionClass}>{caption}</p>
        <div className={css.instead}>{instead}</div>
        {foot}
      </div>
    );
  }
  const heads = {
    selectHeader: selection && (selection.header ?? messagesFor('data.table', faData.table).select),
    expansionHeader: expansion?.header,
    actionsHeader: rowActions && actionsHeader,
  };
  const space = (size: number) =>
    size > 0 && (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: holds room, and nothing to read
      <tr role="none">
        <td role="none" className={css.space} style={{ blockSize: size }} />
      </tr>
    );
  return (
    <div
      {...rest}
      className={classNames(css.root, isWide ? pinned : undefined, className)}
      {...(isPending && { 'data-pending': '' })}
    >
      {isTitleAbove && (
        <p aria-hidden="true" className={captionClass}>
          {caption}
        </p>
      )}
      {selection && <SelectionBar {...selection} shown={isLoading ? [] : ordered.map(rowKey)} />}
      {narrow && !isLoading && (
        <SortBand
          columns={columns}
          narrow={narrow}
          sort={sort}
          onSortChange={onSortChange}
          {...(sortLabel !== undefined && { sortLabel })}
          {...(turnLabel && { turnLabel })}
        />
      )}
      {/* A box that scrolls must be reachable without a mouse. */}
      <div
        ref={scroller}
        className={css.scroller}
        {...(isBox && { 'data-sticky-head': '' })}
        {...((isBox || isScrollable) && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}
      >
        <table
          // biome-ignore lint/a11y/noRedundantRoles: a browser drops them where the narrow form changes `display`
          role="table"
          className={narrow ? narrowCss.table : css.table}
          aria-busy={isBusy}
          {...(isWindowed && { 'aria-rowcount': ordered.length + 1, 'data-windowed': '' })}
        >
          <caption id={captionId} className={isTitleAbove ? visuallyHidden : captionClass}>
            {caption}
          </caption>
          {narrow ? (
            <NarrowHead columns={narrow} {...heads} />
          ) : (
            <TableHead columns={columns} sort={sort} onSortChange={onSortChange} {...heads} />
          )}
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup" className={narrow ? narrowCss.body : css.body}>
            {space(before)}
            <TableRows
              columns={columns}
              narrow={narrow}
              headerColumn={headerColumn}
              rows={isLoading ? undefined : ordered.slice(from, to)}
              loadingRows={loadingRows}
              rowKey={rowKey}
              boxOf={boxOf}
              {...(selection && { selection })}
              {...(expansion && { expansion })}
              {...(rowHref && { rowHref })}
              {...(narrowStart && { narrowStart })}
              {...(rowActions && { rowActions })}
              firstIndex={isWindowed ? from + 2 : undefined}
            />
            {space(after)}
          </tbody>
        </table>
      </div>
      {isScrollable && narrow === undefined && (
        <Suspense fallback={null}>
          <ColumnPager scroller={scroller} count={columns.length - 1} />
        </Suspense>
      )}
      {foot}
    </div>
  );
}
