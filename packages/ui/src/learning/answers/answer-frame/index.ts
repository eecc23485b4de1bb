export { AnswerFrame, type AnswerFrameProps } from './AnswerFrame.tsx';
