export { FractionCircles, type FractionCirclesProps } from './FractionCircles.tsx';
export { RADIUS, rimPoint, sectorPath } from './sector-path.ts';
