import { Pagination } from '@mashq/ui/data/pagination';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import type { EmptyStateProps } from '@mashq/ui/feedback/empty-state';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';

interface Rows<Row> {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly items: readonly Row[];
}

export interface WorkTableProps<Row extends { readonly id: string }> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  data: Rows<Row>;
  /** Where there is none. */
  empty: string;
  picture: NonNullable<EmptyStateProps['picture']>;
  hrefOf?: (row: Row) => string;
  isPending: boolean;
  onPageChange: (page: number) => void;
}

/** A page of the work of a school. */
export function WorkTable<Row extends { readonly id: string }>({
  caption,
  columns,
  data,
  empty,
  picture,
  hrefOf,
  isPending,
  onPageChange,
}: WorkTableProps<Row>) {
  const { page, size, total, items } = data;
  if (total === 0) return <LazyEmptyState picture={picture}>{empty}</LazyEmptyState>;
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      {...(hrefOf && { rowHref: hrefOf })}
      isPending={isPending}
      footer={total > size && <Pagination page={page} size={size} total={total} onPageChange={onPageChange} />}
    />
  );
}
