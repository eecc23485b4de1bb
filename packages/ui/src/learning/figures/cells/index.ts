export { Board, type BoardProps, boardMargin, SIDE as BOARD_SIDE } from './Board.tsx';
export { Cells, type CellsProps } from './Cells.tsx';
