export type { CourseSubject } from './CourseSubjectIcon.tsx';
export { StudentCourseCard, type StudentCourseCardProps } from './StudentCourseCard.tsx';
export { TeacherCourseCard, type TeacherCourseCardProps } from './TeacherCourseCard.tsx';
