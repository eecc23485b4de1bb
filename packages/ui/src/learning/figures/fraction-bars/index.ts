export { FractionBars, type FractionBarsProps } from './FractionBars.tsx';
