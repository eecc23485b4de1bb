export { CellsAnswer, type CellsAnswerProps } from './CellsAnswer.tsx';
