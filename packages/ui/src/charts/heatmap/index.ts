export { Heatmap, type HeatmapProps } from './Heatmap.tsx';
