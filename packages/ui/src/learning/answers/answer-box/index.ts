export { AnswerBox, type AnswerBoxProps } from './AnswerBox.tsx';
export { caretIsAt } from './caret-is-at.ts';
export { type BoxRow, useBoxRow } from './use-box-row.ts';
