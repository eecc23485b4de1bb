export { type JobApplication, useApplyForJob } from './job-application.ts';
export { type NewPreOrder, useSalePlans, useSendPreOrder } from './pre-order.ts';
export { useSendVisitorMessage, type VisitorMessage } from './visitor-message.ts';
export { useVisitorQuestion } from './visitor-question.ts';
