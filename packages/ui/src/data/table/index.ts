export { Table } from './Table.tsx';
export { TABLE_NEEDS } from './table-needs.ts';
export type { RowExpansion, RowKey, TableColumn, TableProps, TableSelection, TableSort } from './types.ts';
