export { CoachMark, type CoachMarkProps } from './CoachMark.tsx';
