export { Board, type BoardProps } from './Board.tsx';
export { boardMargin, SIDE as BOARD_SIDE } from './board-measure.ts';
export { Cells, type CellsProps } from './Cells.tsx';
