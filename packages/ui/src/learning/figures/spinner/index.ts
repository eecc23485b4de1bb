export { SpinnerFigure, type SpinnerFigureProps } from './SpinnerFigure.tsx';
