import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { NarrowRow } from './NarrowRow.tsx';
import { type NarrowColumns, narrowValue } from './narrow-columns.ts';
import { TableRow } from './TableRow.tsx';
import type { TableColumn, TableProps } from './types.ts';

interface TableRowsProps<Row>
  extends Pick<
    TableProps<Row>,
    'columns' | 'rowKey' | 'selection' | 'expansion' | 'rowHref' | 'narrowStart' | 'rowActions'
  > {
  /** The places of columns in rows of two lines, while rows are that. */
  narrow: NarrowColumns<Row> | undefined;
  headerColumn: string | undefined;
  /** Those in the page; while they are on their way, placeholders. */
  rows: readonly Row[] | undefined;
  loadingRows: number;
  boxOf: ((row: Row) => ReactNode) | undefined;
  /** Place of the first of them among all lines of the table, where not all are in the page. */
  firstIndex: number | undefined;
}

const bone = () => <Skeleton shape="text" />;

/** A placeholder keeps its columns, and is asked for no value. */
const boned = <Row,>({ sortValue: _, ...column }: TableColumn<Row>): TableColumn<undefined> => ({
  ...column,
  cell: bone,
  narrowCell: bone,
});

/** The rows of a table, in either form, with what is open under them; or placeholders. */
export function TableRows<Row>({
  columns,
  narrow,
  headerColumn,
  rows,
  loadingRows,
  rowKey,
  boxOf,
  selection,
  expansion,
  rowHref,
  narrowStart,
  rowActions,
  firstIndex,
}: TableRowsProps<Row>) {
  const hasActions = rowActions !== undefined;
  if (rows === undefined) {
    const round = <Skeleton shape="circle" size="small" />;
    const parts = { href: undefined, box: selection && round, toggle: expansion && '', actions: round, hasActions };
    return Array.from({ length: loadingRows }, (_, line) => line).map((line) =>
      narrow ? (
        <NarrowRow key={line} {...parts} columns={narrow} shownOf={bone} start={narrowStart && round} isPlaceholder />
      ) : (
        // A bone names no row.
        <TableRow key={line} {...parts} row={undefined} columns={columns.map(boned)} headerColumn={undefined} />
      ),
    );
  }
  return rows.map((row, index) => {
    const parts = {
      href: rowHref?.(row),
      box: boxOf?.(row),
      isChosen: selection?.selected.has(rowKey(row)) ?? false,
      toggle: expansion && (expansion.toggle(row) ?? ''),
      actions: rowActions?.(row),
      hasActions,
      index: firstIndex === undefined ? undefined : firstIndex + index,
    };
    return (
      <Fragment key={rowKey(row)}>
        {narrow ? (
          <NarrowRow
            {...parts}
            columns={narrow}
            shownOf={(column) => narrowValue(column, row)}
            start={narrowStart?.(row)}
          />
        ) : (
          <TableRow {...parts} row={row} columns={columns} headerColumn={headerColumn} />
        )}
        {expansion?.below(row, columns.length + 1 + Number(selection != null) + Number(hasActions))}
      </Fragment>
    );
  });
}
