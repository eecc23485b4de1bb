export { DataTableFigure, type DataTableFigureProps } from './DataTableFigure.tsx';
