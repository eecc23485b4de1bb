export { FractionCircles, type FractionCirclesProps } from './FractionCircles.tsx';
