export { DecimalAnswer, type DecimalAnswerProps } from './DecimalAnswer.tsx';
