export type { LongArithmeticForm, LongArithmeticInput } from '@mashq/curriculum/model';
export { LongArithmeticAnswer, type LongArithmeticAnswerProps } from './LongArithmeticAnswer.tsx';
