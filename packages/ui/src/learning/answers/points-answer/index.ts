export { PointsAnswer, type PointsAnswerProps } from './PointsAnswer.tsx';
