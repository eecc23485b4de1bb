export type { CategorizeBin, CategorizeForm, CategorizeInput, Placing } from '@mashq/curriculum/model';
export { CategorizeAnswer, type CategorizeAnswerProps } from './CategorizeAnswer.tsx';
