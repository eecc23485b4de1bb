export { useSendVisitorMessage, type VisitorMessage } from './visitor-message.ts';
