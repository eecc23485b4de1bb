import type { BoardAxis, BoardCell, CellBoard } from '@mashq/curriculum/model';
import { type Ref, useId } from 'react';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { TonePatterns, toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './Board.css.ts';

/** Side of a square in the drawing's own measure. */
export const SIDE = 36;
/** Around the board: half of its outline, and the ends of a mirror line. */
const EDGE = 2;
const AXIS_OVERHANG = 12;

/** Room left around the squares on every side, in the drawing's own measure. */
export function boardMargin(axis: BoardAxis | undefined): number {
  return axis === undefined ? EDGE : AXIS_OVERHANG + EDGE;
}

export interface BoardProps extends Pick<CellBoard, 'rows' | 'columns' | 'filled' | 'axis'>, RootProps {
  /** The largest a square is drawn, in px. @default 36 */
  largest?: number;
  ref?: Ref<SVGSVGElement>;
}

/** A board of squares. It says nothing to screen readers; what is around it does. */
export function Board({ rows, columns, filled, axis, largest = SIDE, className, ...rest }: BoardProps) {
  const id = useId();
  const width = columns * SIDE;
  const height = rows * SIDE;
  const margin = boardMargin(axis);
  return (
    <svg
      {...rest}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      className={classNames(css.board, className)}
      style={{ maxInlineSize: ((width + 2 * margin) * largest) / SIDE }}
      aria-hidden="true"
    >
      <TonePatterns id={id} tones={filled.map(({ tone = 'turmeric' }) => tone)} />
      <rect width={width} height={height} className={css.ground} />
      {filled.map((cell) => (
        <path
          key={`${cell.row} ${cell.column} ${cell.half ?? ''}`}
          d={cellPath(cell)}
          fill={toneFill(id, cell.tone ?? 'turmeric')}
          data-part={cell.half === undefined ? 'cell' : 'half'}
          className={css.filled}
        />
      ))}
      <path d={gridPath(rows, columns)} className={css.grid} />
      <rect width={width} height={height} rx={2} className={`${ink} ${css.outline}`} />
      {axis && <path d={axisPath(axis, width, height)} data-part="axis" className={css.axis} />}
    </svg>
  );
}

function cellPath({ row, column, half }: BoardCell): string {
  const [x, y] = [column * SIDE, row * SIDE];
  const corners = {
    'top-left': `M${x} ${y}`,
    'top-right': `M${x + SIDE} ${y}`,
    'bottom-right': `M${x + SIDE} ${y + SIDE}`,
    'bottom-left': `M${x} ${y + SIDE}`,
  };
  const opposite = {
    'top-left': 'bottom-right',
    'top-right': 'bottom-left',
    'bottom-right': 'top-left',
    'bottom-left': 'top-right',
  } as const;
  const shown = Object.entries(corners).filter(([name]) => half === undefined || name !== opposite[half]);
  return `${shown.map(([, corner], index) => (index === 0 ? corner : corner.replace('M', 'L'))).join('')}Z`;
}

function gridPath(rows: number, columns: number): string {
  const upright = Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * SIDE} 0V${rows * SIDE}`);
  const level = Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * SIDE}H${columns * SIDE}`);
  return [...upright, ...level].join('');
}

function axisPath(axis: BoardAxis, width: number, height: number): string {
  const over = AXIS_OVERHANG;
  switch (axis.kind) {
    case 'vertical':
      return `M${(axis.halves * SIDE) / 2} ${-over}V${height + over}`;
    case 'horizontal':
      return `M${-over} ${(axis.halves * SIDE) / 2}H${width + over}`;
    case 'rising':
      return `M${-over} ${height + over}L${width + over} ${-over}`;
    case 'falling':
      return `M${-over} ${-over}L${width + over} ${height + over}`;
  }
}
