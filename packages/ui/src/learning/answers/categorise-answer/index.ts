export { CategoriseAnswer, type CategoriseAnswerProps } from './CategoriseAnswer.tsx';
export type { CategoriseBin, CategoriseForm, CategoriseInput, Placing } from './placing.ts';
