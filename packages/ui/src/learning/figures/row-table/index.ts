export { RowTable, type RowTableProps } from './RowTable.tsx';
