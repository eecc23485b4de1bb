export type { HomeworkSource } from './homework-source.ts';
export {
  StudentHomeworkCard,
  type StudentHomeworkCardProps,
  type StudentHomeworkState,
} from './StudentHomeworkCard.tsx';
export { type HomeworkState, TeacherHomeworkCard, type TeacherHomeworkCardProps } from './TeacherHomeworkCard.tsx';
