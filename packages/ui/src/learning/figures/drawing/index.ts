export { Drawing, type DrawingProps } from './Drawing.tsx';
export { AXIS_ROOM, DrawingPaper, type DrawingPaperProps } from './DrawingPaper.tsx';
export { type DrawingScale, drawingScale, type Paper, type Spot, spotOf } from './drawing-scale.ts';
