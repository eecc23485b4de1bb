export { useSendVisitorMessage, type VisitorMessage } from './visitor-message.ts';
export { useVisitorQuestion } from './visitor-question.ts';
