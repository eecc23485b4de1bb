import { Pagination } from '@mashq/ui/data/pagination';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { LazyEmptyState } from '../loading/LazyEmptyState.tsx';
import { type Loadable, QueryBoundary } from '../loading/QueryBoundary.tsx';
import { useExistingPage } from '../routing/list-page.ts';

/** Rows of a page. */
export const PAGE_SIZE = 20;

interface Page<Row> {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly items: readonly Row[];
}

export interface AdminTableProps<Row, Data extends Page<Row>> {
  query: Loadable<Data> & { isPlaceholderData: boolean };
  caption: string;
  columns: readonly TableColumn<Row>[];
  empty: string;
  rowHref?: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
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
  onPageChange,
  above,
}: AdminTableProps<Row, Data>) {
  useExistingPage(query.data, onPageChange);
  const footer = ({ total, page, size }: Data) =>
    total > size && <Pagination page={page} size={size} total={total} onPageChange={onPageChange} />;
  return (
    <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <>
          {above?.(data)}
          {data.total === 0 ? (
            <LazyEmptyState picture="search">{empty}</LazyEmptyState>
          ) : (
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
          )}
        </>
      )}
    </QueryBoundary>
  );
}
