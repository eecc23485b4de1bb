export { NumberLineAnswer, type NumberLineAnswerProps } from './NumberLineAnswer.tsx';
