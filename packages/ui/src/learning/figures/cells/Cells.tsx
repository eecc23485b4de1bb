import type { CellsFigure } from '@mashq/curriculum/model';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { Board } from './Board.tsx';
import * as css from './Cells.css.ts';

export interface CellsProps extends Omit<CellsFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** Boards of squares, some filled, the first at the left. */
export function Cells({ description, boards }: CellsProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.list}>
        {boards.map(({ label, ...board }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boards of a figure never change places
            key={index}
            className={css.item}
            {...(boards.length > 1 && { 'data-many': '' })}
          >
            <Board {...board} />
            {label !== undefined && <bdi className={css.label}>{label}</bdi>}
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}
