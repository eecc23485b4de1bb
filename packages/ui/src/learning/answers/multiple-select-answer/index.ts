export type { MultipleSelectForm, MultipleSelectInput } from '@mashq/curriculum/model';
export { MultipleSelectAnswer, type MultipleSelectAnswerProps } from './MultipleSelectAnswer.tsx';
