export { DonutChart, type DonutChartProps, type DonutPart } from './DonutChart.tsx';
