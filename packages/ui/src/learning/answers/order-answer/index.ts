export { OrderAnswer, type OrderAnswerProps } from './OrderAnswer.tsx';
