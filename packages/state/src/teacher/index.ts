export {
  type LifecycleEvent,
  type NewDeadline,
  type StudentAction,
  useDecideWaiting,
  useLifecycle,
  useMoveDeadline,
  useRemoveAssignment,
  useRestoreAssignment,
  useSetStudentState,
  type WaitingDecision,
} from './assignment.ts';
export { type NewComment, useComment } from './comment.ts';
export { useBook, useClassMastery, useSkillGrid, useTeacherClasses, useTeacherDashboard } from './dashboard.ts';
export { type GroupChange, useClassGroups, useRemoveGroup, useSaveGroup } from './groups.ts';
export {
  type NewCopy,
  type NewHomework,
  useCopyHomework,
  useCreateHomework,
  useHomeworkContent,
  useRangeSkills,
  useReplaceHomework,
  useReviewSkills,
  useTeacherHomeworks,
} from './homework.ts';
export type { AssignmentRef, BookRange, HomeworkFilter } from './keys.ts';
export {
  type NewActivity,
  type NewPackage,
  useCreatePackage,
  usePackageActivities,
  usePackageContent,
  usePackagePie,
  usePackageStudents,
  useReadyPackages,
  useReplacePackage,
  useSetPackageActive,
  useTeacherPackage,
  useTeacherPackages,
} from './package.ts';
export {
  type QuestionAt,
  questionAt,
  useBrowsedQuestion,
  useNextPreview,
  useNextQuestion,
  usePreviewQuestion,
} from './question.ts';
export { useAssignmentReport, useStudentReport, useStudentSkillReport } from './report.ts';
export { ReportCalls, type ReportCallsOf, SkillGridCall } from './report-calls.ts';
export { type NewTeacherReport, useReportTeacherQuestion } from './report-question.ts';
export {
  type NewReview,
  useCreateReview,
  useGroupsReport,
  useProposedGroups,
  useReplaceReview,
  useReviewContent,
  useTeacherReviews,
} from './review.ts';
