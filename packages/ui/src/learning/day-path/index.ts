export { DayPath, type DayPathAction, type DayPathProps, type DayPathStation } from './DayPath.tsx';
