export { PracticeProgress, type PracticeProgressProps, type PracticeState } from './PracticeProgress.tsx';
