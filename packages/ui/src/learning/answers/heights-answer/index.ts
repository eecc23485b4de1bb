export { HeightsAnswer, type HeightsAnswerProps } from './HeightsAnswer.tsx';
