export { LevelsAnswer, type LevelsAnswerProps } from './LevelsAnswer.tsx';
