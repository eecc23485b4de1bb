export { PinnedColumn, type PinnedColumnProps } from './PinnedColumn.tsx';
