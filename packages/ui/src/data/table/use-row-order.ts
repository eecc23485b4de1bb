import { useMemo, useState } from 'react';
import type { TableColumn, TableProps, TableSort } from './types.ts';

const words = new Intl.Collator('fa', { numeric: true });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : words.compare(String(one), String(other));
}

/** Rows in the order of a column. Rows without a value stand last whichever way it goes; equals keep their places. */
export function orderRows<Row>(
  rows: readonly Row[],
  value: NonNullable<TableColumn<Row>['sortValue']>,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => {
      if (a.value == null || b.value == null) return Number(a.value == null) - Number(b.value == null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

/** The sort in force, stored by the caller or here, and the rows as they shall stand. */
export function useRowOrder<Row>({
  columns,
  rows,
  sort,
  defaultSort,
  onSortChange,
}: Pick<TableProps<Row>, 'columns' | 'rows' | 'sort' | 'defaultSort' | 'onSortChange'>) {
  const [own, setOwn] = useState<TableSort | null>(defaultSort ?? null);
  const isOwn = sort === undefined;
  const inForce = isOwn ? own : sort;
  const value = isOwn ? columns.find(({ id }) => id === own?.column)?.sortValue : undefined;
  const direction = inForce?.direction;
  // Columns are often written where the table is: their functions are new at every render, and say the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const ordered = useMemo(
    () => (value && direction ? orderRows(rows, value, direction) : rows),
    [rows, own?.column, direction, isOwn],
  );
  return {
    ordered,
    sort: inForce,
    onSortChange: (next: TableSort) => {
      if (isOwn) setOwn(next);
      onSortChange?.(next);
    },
  };
}
