export { namedTones } from './named-tones.ts';
export { ToneLegend, type ToneLegendProps } from './ToneLegend.tsx';
export { ToneRow, type ToneRowProps } from './ToneRow.tsx';
