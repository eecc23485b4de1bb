import type { BoardAxis } from '@mashq/curriculum/model';

/** Side of a square in the drawing's own measure. */
export const SIDE = 36;
/** Around the board: half of its outline, and the ends of a mirror line. */
const EDGE = 2;
export const AXIS_OVERHANG = 12;

/** Room left around the squares on every side, in the drawing's own measure. */
export function boardMargin(axis: BoardAxis | undefined): number {
  return axis === undefined ? EDGE : AXIS_OVERHANG + EDGE;
}
