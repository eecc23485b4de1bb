export { Figure, type FigureProps, type Person } from './Figure.tsx';
