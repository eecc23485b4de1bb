export { QuestionSheet, type QuestionSheetProps } from './QuestionSheet.tsx';
export type { QuestionPhase } from './sheet-phase.ts';
