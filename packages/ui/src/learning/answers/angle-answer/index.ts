export { AngleAnswer, type AngleAnswerProps } from './AngleAnswer.tsx';
