import { List, ListItem } from '@mashq/ui/data/list';
import { Pagination } from '@mashq/ui/data/pagination';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';
import type { ReactNode } from 'react';
import { ContainerSwitch } from '../layout/ContainerSwitch.tsx';
import { LazyEmptyState } from '../loading/LazyEmptyState.tsx';
import { type Loadable, QueryBoundary } from '../loading/QueryBoundary.tsx';
import { useExistingPage } from '../routing/list-page.ts';
import * as css from './AdminTable.css.ts';

/** Rows of a page. */
export const PAGE_SIZE = 20;

interface Page<Row> {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly items: readonly Row[];
}

/** A row where a table does not fit. */
export interface AdminLine {
  readonly title: string;
  readonly description: string;
  /** After the words: a number or a badge. */
  readonly end?: ReactNode;
}

export interface AdminTableProps<Row, Data extends Page<Row>> {
  query: Loadable<Data> & { isPlaceholderData: boolean };
  caption: string;
  columns: readonly TableColumn<Row>[];
  empty: string;
  rowHref?: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** A row in two lines, where a table does not fit; left out, the table is a stack of its cells there. */
  line?: (row: Row) => AdminLine;
  onPageChange: (page: number) => void;
  /** Before the rows, made of the same reply. */
  above?: (data: Data) => ReactNode;
}

/** One page of a list of administrators, with its five faces. */
export function AdminTable<Row extends { id: string }, Data extends Page<Row>>({
  query,
  caption,
  columns,
  empty,
  rowHref,
  rowActions,
  line,
  onPageChange,
  above,
}: AdminTableProps<Row, Data>) {
  useExistingPage(query.data, onPageChange);
  const footer = ({ total, page, size }: Data) =>
    total > size && <Pagination page={page} size={size} total={total} onPageChange={onPageChange} />;
  const wholeTable = (data: Data) => (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={data.items}
      rowKey={({ id }) => id}
      {...(rowHref && { rowHref })}
      {...(rowActions && { rowActions })}
      isPending={query.isPlaceholderData}
      footer={footer(data)}
    />
  );
  const lines = (data: Data, lineOf: (row: Row) => AdminLine) => (
    <Stack gap={4}>
      <List aria-label={caption} aria-busy={query.isPlaceholderData}>
        {data.items.map((row) => {
          const { title, description, end } = lineOf(row);
          return (
            <ListItem
              key={row.id}
              className={css.line}
              title={title}
              description={description}
              end={
                <>
                  {end}
                  {rowActions?.(row)}
                </>
              }
              {...(rowHref && { href: rowHref(row) })}
            />
          );
        })}
      </List>
      {footer(data)}
    </Stack>
  );
  return (
    <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <>
          {above?.(data)}
          {data.total === 0 ? (
            <LazyEmptyState picture="search">{empty}</LazyEmptyState>
          ) : (
            <ContainerSwitch
              narrow={() => (line === undefined ? wholeTable(data) : lines(data, line))}
              wide={() => wholeTable(data)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
