export type { CourseSubject } from './CourseMark.tsx';
export { StudentCourseCard, type StudentCourseCardProps } from './StudentCourseCard.tsx';
export { TeacherCourseCard, type TeacherCourseCardProps } from './TeacherCourseCard.tsx';
