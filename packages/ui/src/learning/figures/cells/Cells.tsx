import type { CellsFigure } from '@mashq/curriculum/model';
import { LabeledRow } from '../labeled-row/LabeledRow.tsx';
import { Board } from './Board.tsx';

export interface CellsProps extends Omit<CellsFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** Boards of squares, some filled, the first at the left. */
export function Cells({ description, boards }: CellsProps) {
  return (
    <LabeledRow
      description={description}
      size="wide"
      items={boards.map(({ label, ...board }) => ({ label, picture: <Board {...board} /> }))}
    />
  );
}
