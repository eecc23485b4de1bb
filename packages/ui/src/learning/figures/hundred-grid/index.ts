export { HundredGrid, type HundredGridProps } from './HundredGrid.tsx';
