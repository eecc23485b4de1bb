export { AnswerInput, type AnswerInputProps } from './AnswerInput.tsx';
export { preloadAnswer } from './registry.ts';
