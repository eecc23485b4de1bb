export { isToDo, PracticeProgress, type PracticeProgressProps, type PracticeState } from './PracticeProgress.tsx';
