export {
  SeveralChoicesAnswer,
  type SeveralChoicesAnswerProps,
  type SeveralChoicesForm,
  type SeveralChoicesInput,
} from './SeveralChoicesAnswer.tsx';
