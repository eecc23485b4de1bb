export { AnswerFeedback, type AnswerFeedbackProps, type AnswerFeedbackVerdict } from './AnswerFeedback.tsx';
