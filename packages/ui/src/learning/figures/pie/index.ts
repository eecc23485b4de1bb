export { Pie, type PieProps } from './Pie.tsx';
