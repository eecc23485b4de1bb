export { cellsFigure, hundredGridFigure } from './cells.ts';
export { bagFigure, coinsFigure, diceFigure, spinnerFigure } from './chance.ts';
export { barChartFigure, lineGraphFigure, pictogramFigure, pieFigure, tallyFigure } from './charts.ts';
export { clockFigure } from './clock.ts';
export { drawingFigure } from './drawing.ts';
export { cubesFigure, cuboidFigure, protractorFigure, rulerFigure } from './measuring.ts';
export { growingPatternFigure, machineFigure, sequenceFigure, treeFigure } from './patterns.ts';
export { columnFigure } from './written.ts';
