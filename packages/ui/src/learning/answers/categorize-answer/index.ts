export { CategorizeAnswer, type CategorizeAnswerProps } from './CategorizeAnswer.tsx';
export type { CategorizeBin, CategorizeForm, CategorizeInput, Placing } from './placing.ts';
