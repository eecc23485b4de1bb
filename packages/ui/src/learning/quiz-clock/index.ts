export { QuizClock, type QuizClockProps } from './QuizClock.tsx';
