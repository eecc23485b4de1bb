export {
  MultipleSelectAnswer,
  type MultipleSelectAnswerProps,
  type MultipleSelectForm,
  type MultipleSelectInput,
} from './MultipleSelectAnswer.tsx';
