export { cellsFigure, hundredGridFigure } from './cells.ts';
export { barChartFigure, lineGraphFigure, pictogramFigure, pieFigure, tallyFigure } from './charts.ts';
export { clockFigure } from './clock.ts';
export { drawingFigure } from './drawing.ts';
export { columnFigure } from './written.ts';
