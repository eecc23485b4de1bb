import type { HundredGridFigure } from '@mashq/curriculum/model';
import { Board } from '../cells/Board.tsx';
import { LabeledRow } from '../labeled-row/LabeledRow.tsx';

export interface HundredGridProps extends Omit<HundredGridFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

const SIDE = 10;

/** Squares of a hundred, filled column by column from the left, so that ten hundredths are a column. */
export function HundredGrid({ description, shaded, tone = 'turmeric' }: HundredGridProps) {
  return (
    <LabeledRow
      description={description}
      size="wide"
      items={shaded.map((count) => ({
        picture: (
          <Board
            rows={SIDE}
            columns={SIDE}
            filled={Array.from({ length: count }, (_, place) => ({
              row: place % SIDE,
              column: Math.floor(place / SIDE),
              tone,
            }))}
          />
        ),
      }))}
    />
  );
}
