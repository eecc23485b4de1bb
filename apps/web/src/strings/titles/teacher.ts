/** Window titles of teacher screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  home: 'خانه',
  homeworks: 'تکلیف‌ها',
  newHomework: 'تکلیف تازه',
  homework: 'تکلیف',
  studentReport: 'تکلیف دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
  preview: 'نمونهٔ سؤال',
  reviews: 'مرورها',
  newReview: 'مرور تازه',
  review: 'مرور',
  reviewQuestions: 'سؤال‌های مرور',
  reviewStudent: 'مرور دانش‌آموز',
  classes: 'کلاس‌ها',
  skills: 'مهارت‌های کلاس',
  books: 'کتاب‌ها و مهارت‌ها',
  questions: 'سؤال‌ها',
} as const;
