export { BandBar, type BandBarProps } from './BandBar.tsx';
export { BandLegend, type BandLegendProps } from './BandLegend.tsx';
