export { MixedAnswer, type MixedAnswerProps } from './MixedAnswer.tsx';
