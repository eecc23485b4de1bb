import type { Emptiness } from '../kind.ts';
import type { CellsForm, CellsInput } from './model.ts';

export const cellsEmptiness: Emptiness<CellsForm, CellsInput> = {
  kind: 'cells',
  emptyInput: () => ({ kind: 'cells', cells: [] }),
  isEmpty: ({ cells }) => cells.length === 0,
};
