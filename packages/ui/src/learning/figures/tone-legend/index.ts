export { namedTones } from './named-tones.ts';
export { ToneLegend, type ToneLegendProps } from './ToneLegend.tsx';
