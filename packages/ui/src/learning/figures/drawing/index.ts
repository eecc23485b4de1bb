export { Drawing, type DrawingProps } from './Drawing.tsx';
export { AXIS_ROOM, DrawingPaper, type DrawingPaperProps, printedStrokes } from './DrawingPaper.tsx';
export { type Bounds, drawingBounds } from './drawing-bounds.ts';
export { type DrawingScale, drawingScale, type Paper, type Spot, spotOf } from './drawing-scale.ts';
export { placeLabels } from './place-labels.ts';
export { resolveShapes } from './resolve-shapes.ts';
