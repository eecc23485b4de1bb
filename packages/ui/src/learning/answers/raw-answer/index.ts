export { RawAnswer, type RawAnswerProps } from './RawAnswer.tsx';
