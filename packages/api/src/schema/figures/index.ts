export { cellsFigure, hundredGridFigure } from './cells.ts';
export { clockFigure } from './clock.ts';
export { drawingFigure } from './drawing.ts';
export { columnFigure } from './written.ts';
