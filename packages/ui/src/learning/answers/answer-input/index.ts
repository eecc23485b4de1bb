export { AnswerInput, type AnswerInputProps } from './AnswerInput.tsx';
export { preloadAnswer } from './lazy-answers.ts';
