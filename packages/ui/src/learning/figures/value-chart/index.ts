export { type ChartPlot, chartPlot, FONT } from './chart-plot.ts';
export { ValueChart, type ValueChartProps } from './ValueChart.tsx';
