export { ToneLegend, type ToneLegendProps } from './ToneLegend.tsx';
export { namedTones, ToneRow, type ToneRowProps } from './ToneRow.tsx';
