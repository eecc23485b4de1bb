export { FractionAnswer, type FractionAnswerProps } from './FractionAnswer.tsx';
