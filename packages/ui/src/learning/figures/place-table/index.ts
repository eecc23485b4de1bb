export { PlaceTable, type PlaceTableProps } from './PlaceTable.tsx';
