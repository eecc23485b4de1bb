export { AreaGrid, type AreaGridProps } from './AreaGrid.tsx';
