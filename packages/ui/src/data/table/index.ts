export { Table } from './Table.tsx';
export type { RowKey, TableColumn, TableProps, TableSelection, TableSort } from './types.ts';
