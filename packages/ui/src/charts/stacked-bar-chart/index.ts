export { StackedBarChart, type StackedBarChartProps, type StackSeries } from './StackedBarChart.tsx';
