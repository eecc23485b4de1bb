export { ToneLegend, type ToneLegendProps } from './ToneLegend.tsx';
