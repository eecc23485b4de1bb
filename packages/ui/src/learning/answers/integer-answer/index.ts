export { IntegerAnswer, type IntegerAnswerProps } from './IntegerAnswer.tsx';
