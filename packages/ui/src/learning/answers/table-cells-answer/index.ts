export type { TableAnswerCell, TableCellsForm, TableCellsInput } from '@mashq/curriculum/model';
export { TableCellsAnswer, type TableCellsAnswerProps } from './TableCellsAnswer.tsx';
