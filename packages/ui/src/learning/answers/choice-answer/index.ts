export { ChoiceAnswer, type ChoiceAnswerProps } from './ChoiceAnswer.tsx';
