import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';

/** Says rows apart, over all pages of the list. */
export type RowKey = string | number;

export interface TableColumn<Row> {
  /** Names the column in `sort`. */
  id: string;
  /** Head of the column; on a phone it is beside each value. */
  header: string;
  /** What a row shows in this column. */
  cell: (row: Row) => ReactNode;
  /** The cell that names its row, and carries the row's link. One a table. @default the first column */
  isRowHeader?: boolean;
  /** Numbers: units under units, in strong figures of one width. @default false */
  isNumeric?: boolean;
  /** Where its cells stand. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** A length or a share, such as `40%`. @default as wide as its content wants */
  width?: string;
  /** The head is a button that asks for a sort. @default whether there is a `sortValue` */
  isSortable?: boolean;
  /** What the table itself orders rows by: numbers by size, words as a Persian dictionary does, nothing last. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /**
   * Its place where the table is narrow: in the quiet line under the name of the row, or at its end. With it on any column a row is
   * two lines there, and columns without it are left out. A number under the name has its header before it; those at the end have
   * theirs over the rows.
   */
  narrow?: 'detail' | 'end';
  /** What a row shows there of this column, where the value alone does not say what it is: «۲ دقیقه». Nothing is left out. */
  narrowCell?: (row: Row) => ReactNode;
}

export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** Keys of the chosen rows, of this page and of others. */
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** Name of a row, for its box: «انتخاب آوا احمدی». */
  rowName: (row: Row) => string;
  /** Buttons for what can be done with the chosen rows; seen while there are any. */
  actions?: ReactNode;
  /** Beside the box that chooses the page. @default «همهٔ این صفحه» */
  pageLabel?: string;
  /** Head of the column of boxes, heard only. @default «انتخاب» */
  header?: string;
  /** Name of a row's box. @default «انتخاب …» */
  rowLabel?: (name: string) => string;
  /** How many are chosen, said when it changes; the number comes written. @default «۳ مورد انتخاب شده» */
  countLabel?: (count: string) => string;
  /** @default «رها کردن همه» */
  clearLabel?: string;
}

/** Details under rows that are opened; made by `useRowExpansion` of its own entry point. */
export interface RowExpansion<Row> {
  /** Head of the column of buttons, heard only. */
  header: string;
  /** The button that opens a row, or null for a row without details. */
  toggle: (row: Row) => ReactNode;
  /** The row of the table under an open row, as wide as so many columns, or null. */
  below: (row: Row, columns: number) => ReactNode;
}

export interface TableProps<Row> extends RootProps {
  /** What the table is of; read first by screen readers. */
  caption: string;
  /** The caption is heard only, as when a card's title already says it. @default false */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /**
   * The sort in force, when the caller keeps it (`null` for none yet) and brings rows in this order. Without it the
   * table keeps it, and orders the rows it has by `sortValue`.
   */
  sort?: TableSort | null;
  /** The sort to begin with, when the table keeps it. @default rows as they come */
  defaultSort?: TableSort;
  /** Asked for by a head: ascending first, then the other way round. */
  onSortChange?: (sort: TableSort) => void;
  /** Rows can be chosen by a box before each; with Shift all between the last box pressed and this one. */
  selection?: TableSelection<Row>;
  /** Rows have details that open under them; of `useRowExpansion`. */
  expansion?: RowExpansion<Row>;
  /** Where a row leads. The row header becomes the link; a click anywhere in the row follows it. */
  rowHref?: (row: Row) => string | undefined;
  /** Before a row of two lines: an avatar, or an icon. It says nothing that the row does not. */
  narrowStart?: (row: Row) => ReactNode;
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Head of that column, heard only. @default «کارها» */
  actionsHeader?: string;
  /** The first rows are on their way: skeleton in the final layout. @default false */
  isLoading?: boolean;
  /** Other rows are on their way, as the next page's: those in sight stay, dimmed, and nothing jumps. @default false */
  isPending?: boolean;
  /** Names the choice of the order where rows are two lines. @default «مرتب‌سازی» */
  sortLabel?: string;
  /** Name of the button beside it that turns the order. @default «ترتیب از کم به زیاد است؛ وارونه کردن» and the other way round */
  turnLabel?: (direction: TableSort['direction']) => string;
  /** Heard while loading or pending. @default «در حال آوردن فهرست…» */
  loadingLabel?: string;
  /** How many bone rows stand while loading. @default 5 */
  loadingRows?: number;
  /** Is in place of the rows when they did not come; usually an `ErrorState` with its retry. */
  failure?: ReactNode;
  /** Shown without rows; usually an `EmptyState`. @default one sentence */
  empty?: ReactNode;
  /**
   * The table scrolls by itself under a head that stays. So does every table of more than a hundred rows, of which only
   * those in sight are in the page. @default false
   */
  isHeadSticky?: boolean;
  /** Place under the table; usually a `Pagination`, with the same `page` and `size` the rows were asked for. */
  footer?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}
