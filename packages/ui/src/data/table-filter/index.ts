export {
  type ChoiceFilter,
  type FilterOption,
  type FilterValues,
  filterRows,
  hasFilters,
  type TableFilter,
  type TextFilter,
} from './filter-rows.ts';
export { TableFilterBar, type TableFilterBarProps } from './TableFilterBar.tsx';
export { useTableFilter } from './use-table-filter.ts';
