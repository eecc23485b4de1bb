export { BlanksAnswer, type BlanksAnswerProps } from './BlanksAnswer.tsx';
