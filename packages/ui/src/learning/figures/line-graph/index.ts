export { LineGraph, type LineGraphProps } from './LineGraph.tsx';
