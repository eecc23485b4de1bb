export { ShadePartsAnswer, type ShadePartsAnswerProps } from './ShadePartsAnswer.tsx';
