export { AnswerBox, type AnswerBoxProps } from './AnswerBox.tsx';
export { type BoxRow, useBoxRow } from './use-box-row.ts';
