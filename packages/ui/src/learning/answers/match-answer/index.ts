export { MatchAnswer, type MatchAnswerProps } from './MatchAnswer.tsx';
