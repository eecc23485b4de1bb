import type { Box } from './clearance.ts';
import { AXIS_ROOM } from './DrawingPaper.tsx';
import { drawingScale, type Paper } from './drawing-scale.ts';
import type { ResolvedShape } from './resolve-shapes.ts';
import { outlineStrokes } from './strokes.ts';

/** The part of the plane that is shown, in px. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around lines and labels: room for thickness, arrow heads and dots, and some air to the paper's edge. */
const MARGIN = 14;

/** Enough to show every line and label; of a printed paper, all of it. */
export function drawingBounds(paper: Paper, shapes: readonly ResolvedShape[], labels: readonly Box[]): Bounds {
  const scale = drawingScale(paper);
  const axes = paper.background === 'numbered' ? AXIS_ROOM : 0;
  const isPrinted = paper.background !== undefined && paper.background !== 'none';
  const spots = [
    ...(isPrinted
      ? [
          { x: -axes, y: -axes / 2 },
          { x: scale.width + axes / 2, y: scale.height + axes },
        ]
      : []),
    ...shapes.flatMap(outlineStrokes).flat(),
    ...labels.flatMap(({ middle: { x, y }, width, height }) => [
      { x: x - width / 2, y: y - height / 2 },
      { x: x + width / 2, y: y + height / 2 },
    ]),
  ];
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const x = Math.min(...xs, scale.width) - MARGIN;
  const y = Math.min(...ys, scale.height) - MARGIN;
  return { x, y, width: Math.max(...xs, 0) + MARGIN - x, height: Math.max(...ys, 0) + MARGIN - y };
}
