/** Window titles of student screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  home: 'خانه',
  homeworks: 'تکلیف‌ها',
  homework: 'تکلیف',
  question: 'سؤال',
  practice: 'تمرین مهارت',
  courses: 'درس‌ها',
  course: 'درس',
  exercise: 'تمرین آزاد',
  courseReview: 'مرور درس',
  review: 'مرور',
} as const;
