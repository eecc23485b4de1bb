export { type ChartPlot, chartPlot, FONT } from './chart-plot.ts';
export { guide } from './guide.ts';
export { ValueChart, type ValueChartProps } from './ValueChart.tsx';
