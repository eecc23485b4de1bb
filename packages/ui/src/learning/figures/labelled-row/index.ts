export { LabelledRow, type LabelledRowProps } from './LabelledRow.tsx';
