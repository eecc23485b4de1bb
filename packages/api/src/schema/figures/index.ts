export { clockFigure } from './clock.ts';
export { columnFigure } from './written.ts';
