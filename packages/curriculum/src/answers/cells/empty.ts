import type { Emptiness } from '../kind.ts';
import type { CellsForm, CellsInput } from './model.ts';

export const emptiness: Emptiness<CellsForm, CellsInput> = {
  emptyInput: () => ({ kind: 'cells', cells: [] }),
  isEmpty: ({ cells }) => cells.length === 0,
};
