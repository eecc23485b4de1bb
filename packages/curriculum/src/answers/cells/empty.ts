import type { EmptyInput } from '../kind.ts';
import type { CellsForm, CellsInput } from './model.ts';

export const cellsEmptiness: EmptyInput<CellsForm, CellsInput> = {
  kind: 'cells',
  emptyInput: () => ({ kind: 'cells', cells: [] }),
  isEmpty: ({ cells }) => cells.length === 0,
};
