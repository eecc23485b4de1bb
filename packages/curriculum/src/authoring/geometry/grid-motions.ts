import type { DrawingPoint, DrawingShape } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';

/** A mirror line along the squares, or from corner to corner of them: `rising` is y = x + at, `falling` is x + y = at. */
export interface Axis {
  readonly kind: 'vertical' | 'horizontal' | 'rising' | 'falling';
  readonly at: number;
}

/** A move of the whole paper that keeps every figure's size and shape; quarters of a turn are counted against the clock. */
export type Motion =
  | { readonly t: 'mirror'; readonly axis: Axis }
  | { readonly t: 'turn'; readonly center: DrawingPoint; readonly quarters: 1 | 2 | 3 };

/** Where a point comes to lie. */
export function moved(motion: Motion, [x, y]: DrawingPoint): DrawingPoint {
  if (motion.t === 'mirror') {
    const { kind, at } = motion.axis;
    if (kind === 'vertical') return [2 * at - x, y];
    if (kind === 'horizontal') return [x, 2 * at - y];
    return kind === 'rising' ? [y - at, x + at] : [at - y, at - x];
  }
  const [cx, cy] = motion.center;
  const [dx, dy] = [x - cx, y - cy];
  if (motion.quarters === 1) return [cx - dy, cy + dx];
  return motion.quarters === 2 ? [cx - dx, cy - dy] : [cx + dy, cy - dx];
}

export function isSamePoint([x, y]: DrawingPoint, [otherX, otherY]: DrawingPoint): boolean {
  return x === otherX && y === otherY;
}

/** Corners of figures without symmetry that fit on a few squares, from three corners to six, against the clock. */
export const gridFigures: Readonly<Record<3 | 4 | 5 | 6, readonly (readonly DrawingPoint[])[]>> = {
  3: [
    [
      [0, 0],
      [3, 0],
      [0, 2],
    ],
    [
      [0, 0],
      [2, 1],
      [0, 3],
    ],
    [
      [0, 0],
      [3, 1],
      [1, 2],
    ],
    [
      [0, 0],
      [2, 0],
      [3, 2],
    ],
    [
      [0, 1],
      [2, 0],
      [3, 3],
    ],
  ],
  4: [
    [
      [0, 0],
      [3, 0],
      [2, 2],
      [0, 2],
    ],
    [
      [0, 0],
      [3, 0],
      [3, 1],
      [0, 3],
    ],
    [
      [0, 1],
      [2, 0],
      [3, 2],
      [1, 3],
    ].map(([x, y]): DrawingPoint => [x ?? 0, (y ?? 0) === 3 ? 2 : (y ?? 0)]),
    [
      [0, 0],
      [2, 0],
      [3, 2],
      [0, 1],
    ],
    [
      [0, 0],
      [3, 1],
      [3, 2],
      [1, 2],
    ],
  ],
  5: [
    [
      [0, 0],
      [3, 0],
      [3, 2],
      [1, 3],
      [0, 2],
    ],
    [
      [0, 0],
      [2, 0],
      [3, 1],
      [2, 3],
      [0, 3],
    ],
    [
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [0, 3],
    ],
    [
      [0, 0],
      [2, 0],
      [2, 1],
      [3, 3],
      [0, 2],
    ],
  ],
  6: [
    [
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ],
    [
      [0, 0],
      [3, 0],
      [3, 2],
      [2, 2],
      [2, 1],
      [0, 1],
    ],
    [
      [0, 0],
      [2, 0],
      [3, 1],
      [3, 3],
      [1, 2],
      [0, 2],
    ],
    [
      [0, 0],
      [3, 0],
      [3, 1],
      [2, 1],
      [1, 3],
      [0, 3],
    ],
  ],
};

/** A figure turned by quarters and moved so that its box begins at a place. */
export function placedFigure(
  corners: readonly DrawingPoint[],
  quarters: 0 | 1 | 2 | 3,
  [left, low]: DrawingPoint,
): readonly DrawingPoint[] {
  const turned =
    quarters === 0 ? corners : corners.map((point) => moved({ t: 'turn', center: [0, 0], quarters }, point));
  const [minX, minY] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))];
  return turned.map(([x, y]) => [x - minX + left, y - minY + low]);
}

/** The mirror line from edge to edge of the paper. */
export function axisLine({ kind, at }: Axis, width: number, height: number): DrawingShape {
  const ends = (from: DrawingPoint, to: DrawingPoint): DrawingShape => ({
    t: 'line',
    from,
    to,
    dashed: true,
    tone: 'rose',
  });
  if (kind === 'vertical') return ends([at, 0], [at, height]);
  if (kind === 'horizontal') return ends([0, at], [width, at]);
  if (kind === 'rising') {
    const [first, last] = [Math.max(0, -at), Math.min(width, height - at)];
    return ends([first, first + at], [last, last + at]);
  }
  const [first, last] = [Math.max(0, at - height), Math.min(width, at)];
  return ends([first, at - first], [last, at - last]);
}

/** «۳ خانه از چپ و ۲ خانه از پایین». */
export function squarePlace([x, y]: DrawingPoint): string {
  return `${persianNumber(x)} خانه از چپ و ${persianNumber(y)} خانه از پایین`;
}

/** «۳ خانه به راست و ۲ خانه به پایین»: the way from one point to another; empty when they are the same. */
export function wayWords([fromX, fromY]: DrawingPoint, [toX, toY]: DrawingPoint): string {
  const [across, up] = [toX - fromX, toY - fromY];
  return [
    ...(across === 0 ? [] : [`${persianNumber(Math.abs(across))} خانه به ${across > 0 ? 'راست' : 'چپ'}`]),
    ...(up === 0 ? [] : [`${persianNumber(Math.abs(up))} خانه به ${up > 0 ? 'بالا' : 'پایین'}`]),
  ].join(' و ');
}

/** A line stated to who does not see it. */
export function axisWords({ kind, at }: Axis): string {
  if (kind === 'vertical') return `خط تقارن عمودی، ${persianNumber(at)} خانه از چپ`;
  if (kind === 'horizontal') return `خط تقارن افقی، ${persianNumber(at)} خانه از پایین`;
  return kind === 'rising'
    ? `خط تقارن کج که از پایین چپ به بالای راست، از گوشهٔ خانه‌ها می‌گذرد و از نقطهٔ ${squarePlace([Math.max(0, -at), Math.max(0, at)])} شروع می‌شود`
    : `خط تقارن کج که از بالای چپ به پایین راست، از گوشهٔ خانه‌ها می‌گذرد؛ جمع دو فاصلهٔ هر نقطهٔ آن از چپ و از پایین ${persianNumber(at)} خانه است`;
}
