export { type SkillSquare, SkillSquares, type SkillSquaresProps } from './SkillSquares.tsx';
