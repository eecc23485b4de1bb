import type { CuboidFigure, DrawingPoint, DrawingShape } from '@mashq/curriculum/model';

/** Points of the drawing along the longest edge. */
const MAX = 200;
/** How long a receding edge is drawn, and how it rises: half of it, at about 37 degrees. */
const RECEDING = { across: 0.4, up: 0.3 };

/** A box as shapes of a drawing: front, top and side, the hidden edges dashed. */
export function cuboidShapes({ width, height, depth, labels = {} }: Omit<CuboidFigure, 't'>): {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawingShape[];
} {
  const scale = MAX / Math.max(width, height, depth);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const dx = Math.round(depth * scale * RECEDING.across);
  const dy = Math.round(depth * scale * RECEDING.up);
  const hidden: DrawingPoint = [dx, dy];
  return {
    width: w + dx,
    height: h + dy,
    shapes: [
      ...(
        [
          [0, 0],
          [w + dx, dy],
          [dx, h + dy],
        ] satisfies readonly DrawingPoint[]
      ).map((to): DrawingShape => ({ t: 'line', from: hidden, to, dashed: true, tone: 'none' })),
      {
        t: 'polygon',
        points: [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ],
        sides: [labels.width ?? null, null, null, labels.height ?? null],
      },
      {
        t: 'polygon',
        points: [
          [0, h],
          [w, h],
          [w + dx, h + dy],
          [dx, h + dy],
        ],
      },
      {
        t: 'polygon',
        points: [
          [w, 0],
          [w + dx, dy],
          [w + dx, h + dy],
          [w, h],
        ],
        sides: [labels.depth ?? null, null, null, null],
      },
    ],
  };
}
