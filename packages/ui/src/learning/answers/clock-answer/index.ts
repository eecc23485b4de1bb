export { ClockAnswer, type ClockAnswerProps } from './ClockAnswer.tsx';
