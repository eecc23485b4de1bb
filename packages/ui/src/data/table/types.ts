import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Names the column in `sort`. */
  id: string;
  /** Head of the column; on a phone it stands beside each value. */
  header: string;
  /** What a row shows in this column. */
  cell: (row: Row) => ReactNode;
  /** The cell that names its row, and carries the row's link. One a table. @default the first column */
  isRowHeader?: boolean;
  /** Numbers: at the end of the column, in figures of one width. @default false */
  isNumeric?: boolean;
  /** The head is a button that asks for a sort. @default false */
  isSortable?: boolean;
}

export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table is of; read first by screen readers. */
  caption: string;
  /** The caption is heard only, as when a card's title already says it. @default false */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The sort in force. The table orders nothing itself: the caller brings rows in this order. */
  sort?: TableSort;
  /** Asked for by a head: ascending first, then the other way round. */
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads. The row header becomes the link; a click anywhere in the row follows it. */
  rowHref?: (row: Row) => string | undefined;
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Head of that column, heard only. @default «کارها» */
  actionsHeader?: string;
  /** Rows are on their way: bones in the final layout. @default false */
  isLoading?: boolean;
  /** Heard while loading. @default «در حال آوردن فهرست…» */
  loadingLabel?: string;
  /** How many bone rows stand while loading. @default 5 */
  loadingRows?: number;
  /** Shown without rows; usually an `EmptyState`. @default one sentence */
  empty?: ReactNode;
  /** The table scrolls by itself under a head that stays. @default false */
  isHeadSticky?: boolean;
  /** Place under the table; usually a `Pagination`. */
  footer?: ReactNode;
}
