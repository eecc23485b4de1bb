export { LabeledRow, type LabeledRowProps } from './LabeledRow.tsx';
