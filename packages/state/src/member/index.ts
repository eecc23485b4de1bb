export { useAnswer } from './answer.ts';
export { useCourse, useCourses } from './course.ts';
export { useDraft } from './draft.ts';
export { useHomework, useHomeworkQuestions, useMemberHomeworks } from './homework.ts';
export type { QuestionAddress } from './keys.ts';
export {
  type PracticeChoice,
  useDueSkills,
  usePracticeSession,
  usePracticeSessionQuestions,
  useStartPractice,
} from './practice-session.ts';
export { useHint, useNextPractice, useQuestion, useSimilarQuestion, useSolution } from './question.ts';
export { useCompletionSummary } from './report.ts';
export { useSkills } from './skill.ts';
export { useSubmitHomework } from './submit-homework.ts';
