import type { Grade } from './books.ts';

export type CourseSubject = 'math' | 'literature' | 'science';

/** What a student of a grade learns in one subject. */
export interface Course {
  readonly id: number;
  readonly grade: Grade;
  readonly subject: CourseSubject;
  readonly title: string;
}

/** Every course, by id: a course's place in the list is its id. */
export const courses: readonly Course[] = [
  { id: 0, grade: 3, subject: 'math', title: 'ریاضی سوم' },
  { id: 1, grade: 4, subject: 'math', title: 'ریاضی چهارم' },
  { id: 2, grade: 5, subject: 'math', title: 'ریاضی پنجم' },
  { id: 3, grade: 6, subject: 'math', title: 'ریاضی ششم' },
  { id: 4, grade: 3, subject: 'literature', title: 'فارسی سوم' },
  { id: 5, grade: 4, subject: 'literature', title: 'فارسی چهارم' },
  { id: 6, grade: 5, subject: 'literature', title: 'فارسی پنجم' },
  { id: 7, grade: 6, subject: 'literature', title: 'فارسی ششم' },
  { id: 8, grade: 3, subject: 'science', title: 'علوم سوم' },
  { id: 9, grade: 4, subject: 'science', title: 'علوم چهارم' },
  { id: 10, grade: 5, subject: 'science', title: 'علوم پنجم' },
  { id: 11, grade: 6, subject: 'science', title: 'علوم ششم' },
];

/** A course by its id, or undefined. */
export function courseById(id: number): Course | undefined {
  return courses[id];
}

/** The courses of a grade: mathematics, literature, science. */
export function coursesOf(grade: Grade): readonly Course[] {
  return courses.filter((course) => course.grade === grade);
}

/** The id of the course of a grade and subject. */
export function courseId(grade: Grade, subject: CourseSubject): number {
  return courses.findIndex((course) => course.grade === grade && course.subject === subject);
}
