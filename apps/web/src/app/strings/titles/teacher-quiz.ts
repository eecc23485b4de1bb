/** Window titles of the screens of quizzes of teachers and managers, before the product's name: needed before a screen is loaded. */
export const titles = {
  reports: 'گزارش آزمون‌ها',
  newQuiz: 'آزمون تازه',
  papers: 'آزمون‌های آماده',
  preview: 'پیش‌نمایش آزمون',
  edit: 'تنظیم‌های آزمون',
  report: 'گزارش آزمون',
  student: 'آزمون دانش‌آموز',
  questions: 'پاسخ‌های دانش‌آموز',
} as const;
