export type { LongArithmeticForm, LongArithmeticInput } from './arithmetic-form.ts';
export { LongArithmeticAnswer, type LongArithmeticAnswerProps } from './LongArithmeticAnswer.tsx';
