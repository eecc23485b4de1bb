/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  courses: 'درس‌ها',
  course: 'درس',
  courseReview: 'مرور درس',
  review: 'مرور',
  question: 'سؤال',
  exercise: 'تمرین آزاد',
  warmUp: 'نرمش ضرب',
  placement: 'سنجش آغازین',
} as const;
