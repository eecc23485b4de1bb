export { TableCellsAnswer, type TableCellsAnswerProps } from './TableCellsAnswer.tsx';
export type { TableAnswerCell, TableCellsForm, TableCellsInput } from './table-form.ts';
