export { AnswerInput, type AnswerInputProps } from './AnswerInput.tsx';
export { preloadAnswer } from './chunks.ts';
