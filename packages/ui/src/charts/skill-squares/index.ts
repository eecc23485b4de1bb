export { PracticeDays, type PracticeDaysProps, type PracticeWeek } from './PracticeDays.tsx';
export { type SkillSquare, SkillSquares, type SkillSquaresProps } from './SkillSquares.tsx';
export { TenSquares, type TenSquaresProps } from './TenSquares.tsx';
