import type { HundredGridFigure } from '@mashq/curriculum/model';
import { Board } from '../cells/index.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './HundredGrid.css.ts';

export interface HundredGridProps extends Omit<HundredGridFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

const SIDE = 10;

/** Squares of a hundred, filled column by column from the left, so that ten hundredths are a column. */
export function HundredGrid({ description, shaded, tone = 'turmeric' }: HundredGridProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.list} {...(shaded.length > 1 && { 'data-many': '' })}>
        {shaded.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares of a figure never change places
          <span key={index} className={css.item}>
            <Board
              rows={SIDE}
              columns={SIDE}
              filled={Array.from({ length: count }, (_, place) => ({
                row: place % SIDE,
                column: Math.floor(place / SIDE),
                tone,
              }))}
            />
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}
