export { type NewComment, useComment } from './comment.ts';
export { useBook, useSkillGrid, useTeacherClasses, useTeacherDashboard } from './dashboard.ts';
export {
  type NewDeadline,
  type NewHomework,
  useCreateHomework,
  useMoveDeadline,
  useRangeSkills,
  useRemoveHomework,
  useSetStudentState,
  useTeacherHomeworks,
} from './homework.ts';
export type { BookRange, HomeworkFilter } from './keys.ts';
export { useNextPreview, usePreviewQuestion } from './question.ts';
export { useHomeworkReport, useStudentReport, useStudentSkillReport } from './report.ts';
