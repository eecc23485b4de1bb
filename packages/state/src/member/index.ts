export { useAnswer } from './answer.ts';
export { useAssignment, useAssignmentQuestions } from './assignment.ts';
export { useCourse, useCourses } from './course.ts';
export { useDraft } from './draft.ts';
export { useMemberHomeworks, useOpenAssignments } from './homework.ts';
export type { QuestionAddress, QuestionSeries, SeriesKind } from './keys.ts';
export {
  useOpenActivity,
  usePackage,
  usePackageQuestions,
  useReadyPackages,
  useTakePackage,
  useWorkedExample,
} from './package.ts';
export {
  type PracticeChoice,
  useDueSkills,
  useOpenPracticeSession,
  usePracticeSession,
  usePracticeSessionQuestions,
  useStartPractice,
} from './practice-session.ts';
export { useHint, useNextPractice, useQuestion, useSimilarQuestion, useSolution } from './question.ts';
export { useCompletionSummary } from './report.ts';
export { type NewReport, useReportQuestion } from './report-question.ts';
export { useSkills } from './skill.ts';
export { useSubmitAssignment } from './submit-assignment.ts';
