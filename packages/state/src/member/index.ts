export { useAnswer } from './answer.ts';
export { useDraft } from './draft.ts';
export { useHomework, useHomeworkQuestions, useMemberHomeworks } from './homework.ts';
export type { QuestionAddress } from './keys.ts';
export { useHint, useNextPractice, useQuestion, useSimilarQuestion, useSolution } from './question.ts';
export { useCompletionSummary } from './report.ts';
export { useSkills } from './skill.ts';
export { useSubmitHomework } from './submit-homework.ts';
