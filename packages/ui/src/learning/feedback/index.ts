export { Feedback, type FeedbackProps, type FeedbackVerdict } from './Feedback.tsx';
