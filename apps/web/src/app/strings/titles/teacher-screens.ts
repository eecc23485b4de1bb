import { teacherMenu } from '../teacher-menu.ts';

// Window titles of these screens, before the product’s name: needed before a screen is loaded.

export const homeworks = { newHomework: 'تکلیف تازه' } as const;

export const classes = {
  classes: 'کلاس‌ها',
  class: 'کلاس',
  message: 'پیام کلاس',
  students: teacherMenu.students,
  student: 'دانش‌آموز',
} as const;

export const packages = {
  packages: teacherMenu.packages,
  newPackage: 'بستهٔ تازه',
  package: 'بسته',
  editPackage: 'ویرایش بسته',
  preview: 'نمونهٔ سؤال',
  student: 'بستهٔ دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
} as const;

export const reviews = {
  reviews: teacherMenu.reviews,
  newReview: 'مرور تازه',
  review: 'مرور',
  editReview: 'ویرایش مرور',
  printReview: 'چاپ مرور',
  reviewQuestions: 'سؤال‌های مرور',
  reviewStudent: 'مرور دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
} as const;

export const quizzes = {
  reports: 'گزارش آزمون‌ها',
  newQuiz: 'آزمون تازه',
  papers: 'آزمون‌های آماده',
  preview: 'پیش‌نمایش آزمون',
  edit: 'تنظیم‌های آزمون',
  report: 'گزارش آزمون',
  student: 'آزمون دانش‌آموز',
  questions: 'پاسخ‌های دانش‌آموز',
} as const;

export const books = {
  preview: 'نمونهٔ سؤال',
  books: teacherMenu.books,
  questions: teacherMenu.questions,
} as const;

export const print = { print: 'چاپ برگه', paper: 'چاپ آزمون' } as const;
