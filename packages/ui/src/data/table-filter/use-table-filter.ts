import { useMemo, useState } from 'react';
import { type FilterValues, filterRows, type TableFilter } from './filter-rows.ts';

const NONE: FilterValues = {};

/**
 * Keeps the values of the filters and gives the rows that pass them. For a list that a server filters, keep the values
 * yourself and give them to `TableFilterBar`.
 */
export function useTableFilter<Row>(rows: readonly Row[], filters: readonly TableFilter<Row>[]) {
  const [values, setValues] = useState(NONE);
  const shown = useMemo(() => filterRows(rows, filters, values), [rows, filters, values]);
  return {
    /** For the `Table`. */
    rows: shown,
    /** For the `TableFilterBar`. */
    bar: { filters, values, onChange: setValues, shown: shown.length, total: rows.length },
  };
}
