export { AnswerFrame, type AnswerFrameProps } from './AnswerFrame.tsx';
export { answerParts } from './answer-parts.ts';
export { useFirstFocus } from './use-first-focus.ts';
