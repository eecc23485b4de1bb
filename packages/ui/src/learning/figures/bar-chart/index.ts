export { BarChartFigure, type BarChartFigureProps } from './BarChartFigure.tsx';
