export { Board, type BoardProps } from './Board.tsx';
export { Cells, type CellsProps } from './Cells.tsx';
