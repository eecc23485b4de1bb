export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { BarDatum } from './BarPlot.tsx';
