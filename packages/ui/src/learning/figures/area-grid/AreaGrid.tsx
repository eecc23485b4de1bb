import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './AreaGrid.css.ts';

export interface AreaGridProps {
  /** Read instead of the drawing. */
  description: string;
  rows: number;
  columns: number;
  /** How many rows from the top are filled. */
  shadedRows: number;
  /** How many columns from the left are filled. Where they cross the rows the cells are darker. */
  shadedColumns: number;
}

/** Widest a cell gets, in px; it shrinks with the room. */
const CELL = 60;

/** A rectangle cut both ways: the product of two fractions is where its filled rows and columns cross. */
export function AreaGrid({ description, rows, columns, shadedRows, shadedColumns }: AreaGridProps) {
  return (
    <FigureFrame description={description}>
      <div
        className={css.grid}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          aspectRatio: `${columns} / ${rows}`,
          maxInlineSize: columns * CELL,
        }}
      >
        {Array.from({ length: rows * columns }, (_, index) => {
          const part = cellPart(
            Math.floor(index / columns) < shadedRows,
            index % columns < shadedColumns,
            shadedRows === 0 || shadedColumns === 0,
          );
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid have no other name
          return <span key={index} data-part={part} className={css.cell[part]} />;
        })}
      </div>
    </FigureFrame>
  );
}

/** With nothing to cross, the filled cells are simply filled. */
function cellPart(isInRow: boolean, isInColumn: boolean, isOneWay: boolean): keyof typeof css.cell {
  if (isInRow && isInColumn) return 'both';
  if (!isInRow && !isInColumn) return 'empty';
  if (isOneWay) return 'both';
  return isInRow ? 'row' : 'column';
}
