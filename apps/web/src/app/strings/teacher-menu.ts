import { titles } from './titles/teacher.ts';

/** Words of the teacher's menu, which are the titles of its screens too. */
export const teacherMenu = {
  homeworks: titles.homeworks,
  reviews: 'مرورها',
  packages: 'بسته‌ها',
  quizzes: 'آزمون‌ها',
  books: 'کتاب‌ها و مهارت‌ها',
  questions: 'سؤال‌ها',
  students: 'دانش‌آموزان',
  lab: 'آزمایشگاه علوم',
} as const;
